import { decideAccess, isWithin, useSession } from '@kindwing/auth';
import { Navigate, useLocation } from '@kindwing/ui/router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useRemotes } from '../app/remotes.ts';
import { PageLoading } from '../chrome/page-loading.tsx';
import { useText } from '../messages/index.ts';
import { leaving } from './leaving.ts';

interface Props {
  children: ReactNode;
  /** Frames the notice that is shown while it isn't known yet who is looking. */
  waiting?: (notice: ReactNode) => ReactNode;
}

/** Lets its children through to whoever may open the present address, and sends everybody else where they belong. */
export function Guard({ children, waiting = (notice) => notice }: Props) {
  const session = useSession();
  const { routes } = useRemotes();
  const location = useLocation();
  const isLeaving = useSyncExternalStore(leaving.subscribe, leaving.getState, () => false);
  const decision = decideAccess(location.pathname, session, routes);

  if (decision.kind === 'allow') return children;
  if (decision.kind === 'wait' || isLeaving) return waiting(<Waiting path={location.pathname} />);
  const asked = `${location.pathname}${location.search}${location.hash}`;
  const to = decision.to === '/login' ? `/login?next=${encodeURIComponent(asked)}` : decision.to;
  return <Navigate to={to} replace />;
}

function Waiting({ path }: { path: string }) {
  const t = useText();
  const staffOnly = isWithin(path, '/admin') || isWithin(path, '/dev') || isWithin(path, '/portal/agent');
  return <PageLoading text={t(staffOnly ? 'loading.permissions' : 'loading.session')} />;
}
