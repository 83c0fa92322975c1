import { useAuth } from '@kindwing/auth';
import { UiScope } from '@kindwing/ui';
import { QueryScope } from '@kindwing/ui/query';
import { Route, Routes } from '@kindwing/ui/router';
import { StartPage } from './start/start-page.tsx';

/** Paths are relative to the mount in remote.config.ts. Fetch what is rarely opened through `lazyPart`. */
export default function Pages() {
  const { user } = useAuth();
  return (
    <UiScope>
      <QueryScope userId={user?.id ?? null}>
        <Routes>
          <Route path="*" element={<StartPage />} />
        </Routes>
      </QueryScope>
    </UiScope>
  );
}
