import { useAuth } from '@kindwing/auth';
import { lazyPart } from '@kindwing/contract';
import { UiScope } from '@kindwing/ui';
import { QueryScope } from '@kindwing/ui/query';
import { useLocation } from '@kindwing/ui/router';

// The developer tools are rarely opened; nobody waits for them in the back office.
const Office = lazyPart(() => import('./office-routes.tsx'));
const Dev = lazyPart(() => import('./dev/dev-routes.tsx'));

/** Mounted at `/admin` and at `/dev`; the address says which. */
export default function Pages() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const dev = /^\/dev(\/|$)/i.test(pathname);
  return (
    <UiScope>
      <QueryScope userId={user?.id ?? null}>{dev ? <Dev /> : <Office />}</QueryScope>
    </UiScope>
  );
}
