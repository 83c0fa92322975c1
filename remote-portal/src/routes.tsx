import { useAuth } from '@kindwing/auth';
import { UiScope } from '@kindwing/ui';
import { QueryScope } from '@kindwing/ui/query';
import { Route, Routes } from '@kindwing/ui/router';
import { DeskRoutes } from './desk/desk-routes.tsx';
import { TravellerRoutes } from './traveller/traveller-routes.tsx';

export default function Pages() {
  const { user } = useAuth();
  return (
    <UiScope>
      <QueryScope userId={user?.id ?? null}>
        <Routes>
          <Route path="agent/*" element={<DeskRoutes />} />
          <Route path="*" element={<TravellerRoutes />} />
        </Routes>
      </QueryScope>
    </UiScope>
  );
}
