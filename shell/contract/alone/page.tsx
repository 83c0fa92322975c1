import { findRule, isWithin, useSession } from '@kindwing/auth';
import { Alert, LoadingNotice } from '@kindwing/ui';
import { Navigate, Route, Routes, useLocation } from '@kindwing/ui/router';
import description from 'kindwing-alone/description';
import { Suspense, useSyncExternalStore } from 'react';
import { mountsOf } from '../src/description.ts';
import { useText } from './messages.ts';
import { PageBoundary } from './page-boundary.tsx';
import { pagesStore } from './remote-under-work.ts';

/** The remote's page, below its mount, for whoever may open it. */
export function Page() {
  const t = useText();
  const { pathname } = useLocation();
  const session = useSession();
  const Pages = useSyncExternalStore(pagesStore.subscribe, pagesStore.read);
  const rule = findRule(pathname, description.routes);
  if (!rule) {
    const [mount = '/'] = mountsOf(description);
    if (pathname === '/') return <Navigate to={mount} replace />;
    return <Alert severity="warning">{t('page.unknown')}</Alert>;
  }
  if (session.status === 'loading' || !Pages) return <LoadingNotice text={t('page.loading')} />;
  if (rule.roles && !(session.status === 'signed-in' && rule.roles.includes(session.role)))
    return <Alert severity="info">{t('page.forbidden')}</Alert>;
  const mount = mountsOf(description)
    .filter((each) => isWithin(pathname, each))
    .sort((a, b) => b.length - a.length)[0];
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<LoadingNotice text={t('page.loading')} />}>
        <Routes>
          <Route path={!mount || mount === '/' ? '/*' : `${mount}/*`} element={<Pages />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
