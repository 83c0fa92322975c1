import { findRule, isWithin, useSession } from '@kindwing/auth';
import { useLanguage } from '@kindwing/ui/i18n';
import { Route, Routes, useLocation } from '@kindwing/ui/router';
import { Fragment, Suspense } from 'react';
import { PageLoading } from '../chrome/page-loading.tsx';
import { ConfigurationPage } from '../configuration/configuration-page.tsx';
import type { ConfigurationState } from '../configuration/schema.ts';
import { ContentShown } from '../federation/index.ts';
import { Health } from '../health/health.tsx';
import { useText } from '../messages/index.ts';
import { NotFound } from '../pages/not-found.tsx';
import { RegistryMissing } from '../pages/registry-missing.tsx';
import { DeclaredTitle } from './declared-title.tsx';
import { useRemotes } from './remotes.ts';
import { Callback, Login, Reset, SignUp } from './screens.ts';

/** What stands in <main>: the shell's own screens, and for every other address the remote that declared it. */
export function Pages({ state }: { state: ConfigurationState }) {
  const t = useText();
  const { pathname } = useLocation();
  if (state.status === 'broken' && !isWithin(pathname, '/health'))
    return <ConfigurationPage problems={state.problems} />;
  return (
    <Suspense fallback={<PageLoading text={t('loading.page')} />}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/signup" element={<SignUp />} />
        <Route path="/auth/callback" element={<Callback />} />
        <Route path="/auth/reset" element={<Reset />} />
        <Route path="/health" element={<Health state={state} />} />
        <Route path="/*" element={<RemotePage />} />
      </Routes>
    </Suspense>
  );
}

/** The remote whose declared routes cover the address. An address that nobody declared downloads nothing. */
function RemotePage() {
  const { pathname } = useLocation();
  const { routes, Outlet, known } = useRemotes();
  const session = useSession();
  const { language } = useLanguage();
  const route = findRule(pathname, routes);
  if (!route)
    return (
      <>
        {known ? <NotFound /> : <RegistryMissing />}
        <ContentShown />
      </>
    );
  // Another person in the same tab gets fresh pages: nothing that was read for the one before stays in memory.
  const person = session.status === 'signed-in' ? session.user.id : 'visitor';
  return (
    <Fragment key={person}>
      <DeclaredTitle title={route.title[language]} />
      <Routes>
        <Route path={route.mount === '/' ? '/*' : `${route.mount}/*`} element={<Outlet name={route.remote} />} />
      </Routes>
    </Fragment>
  );
}
