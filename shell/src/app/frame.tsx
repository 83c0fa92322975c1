import { Box, Toaster } from '@kindwing/ui';
import { useLocation } from '@kindwing/ui/router';
import { Guard } from '../access/guard.tsx';
import { useArrival } from '../access/use-arrival.ts';
import { useOwnWindow } from '../access/use-own-window.ts';
import { isPersonal } from '../address/site-address.ts';
import { RouteFocus } from '../chrome/focus/route-focus.tsx';
import { CookieBanner } from '../chrome/privacy/cookie-banner.tsx';
import { PrivacySettings } from '../chrome/privacy/privacy-settings.tsx';
import { ScrollTop } from '../chrome/scroll-top.tsx';
import { SiteLayout } from '../chrome/site-layout.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import type { ConfigurationState } from '../configuration/schema.ts';
import { OverrideBanner } from '../federation/index.ts';
import { areaOf } from '../workspace/areas.ts';
import { WorkspaceLayout } from '../workspace/workspace-layout.tsx';
import { LinkPreload } from './link-preload.tsx';
import { Pages } from './pages.tsx';
import { useRemotes } from './remotes.ts';

/** The whole page: chrome around the content, with a workspace's frame where the address belongs to one. */
export function Frame({ state }: { state: ConfigurationState }) {
  const { pathname } = useLocation();
  const area = areaOf(pathname, useRemotes());
  useArrival();
  useOwnWindow(area !== undefined || isPersonal(pathname));
  return (
    <>
      <SkipLink />
      <OverrideBanner />
      {area && state.status === 'ready' ? (
        <Guard waiting={(notice) => <Bare>{notice}</Bare>}>
          <WorkspaceLayout area={area}>
            <Pages state={state} />
          </WorkspaceLayout>
        </Guard>
      ) : (
        <SiteLayout>
          {state.status === 'ready' ? (
            <Guard>
              <Pages state={state} />
            </Guard>
          ) : (
            <Pages state={state} />
          )}
        </SiteLayout>
      )}
      <ScrollTop />
      <CookieBanner />
      <PrivacySettings />
      <RouteFocus />
      <LinkPreload />
      <Toaster />
    </>
  );
}

/** A page without chrome, while it isn't known yet who is looking. */
const Bare = ({ children }: { children: React.ReactNode }) => (
  <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
    {children}
  </Box>
);
