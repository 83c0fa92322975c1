import { useAuth } from '@kindwing/auth';
import { lazyPart } from '@kindwing/contract';
import { UiScope } from '@kindwing/ui';
import { QueryScope } from '@kindwing/ui/query';
import { Route, Routes } from '@kindwing/ui/router';

// Agents and clients never need each other's pages.
const Desk = lazyPart(() => import('./desk/desk-routes.tsx'));
const Traveller = lazyPart(() => import('./traveller/traveller-routes.tsx'));

export default function Pages() {
  const { user } = useAuth();
  return (
    <UiScope>
      <QueryScope userId={user?.id ?? null}>
        <Routes>
          <Route path="agent/*" element={<Desk />} />
          <Route path="*" element={<Traveller />} />
        </Routes>
      </QueryScope>
    </UiScope>
  );
}
