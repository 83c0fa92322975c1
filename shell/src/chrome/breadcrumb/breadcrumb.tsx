import { mayOpen, useSession } from '@kindwing/auth';
import { useHost } from '@kindwing/contract';
import { Box, Icon, TextLink } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useLocation } from '@kindwing/ui/router';
import { addressOf, MISSING_PATH } from '../../address/site-address.ts';
import { useRemotes } from '../../app/remotes.ts';
import { useText } from '../../messages/index.ts';
import { breadcrumbData, type Crumb, crumbsOf } from './crumbs.ts';

/** Where the page stands in the site, from its path; not on the home page. */
export function Breadcrumb() {
  const t = useText();
  const { language } = useLanguage();
  const { routes, menu } = useRemotes();
  const { pathname } = useLocation();
  const session = useSession();
  const { siteUrl } = useHost();
  if (pathname === '/') return null;

  const known = {
    '/login': t('nav.login'),
    '/signup': t('signup.submit'),
    '/auth/reset': t('reset.title'),
    '/auth/callback': t('callback.title'),
    '/health': t('health.title'),
    [MISSING_PATH]: t('notFound.title'),
  };
  const home: Crumb = { label: t('nav.home'), path: '/', page: true };
  const named = crumbsOf(pathname, { routes, menu, known, detail: t('breadcrumb.detail') }, language);
  // These only group pages; they say nothing to a reader.
  const crumbs = [home, ...named.filter(({ path }) => path !== '/auth' && path !== '/sent')];
  const addressed = crumbs.map(({ path, ...crumb }) => ({ ...crumb, path: addressOf(path, language) }));
  const leads = ({ path, page }: Crumb) =>
    page && (session.status === 'signed-in' ? mayOpen(path, session.role, routes) : true);

  return (
    <Box component="nav" aria-label={t('breadcrumb.label')} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 0.5 }}
      >
        {crumbs.map((crumb, at) => {
          const last = at === crumbs.length - 1;
          return (
            <Box component="li" key={crumb.path} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 28 }}>
              {at > 0 ? (
                <Box component="span" sx={{ mx: 0.75, display: 'inline-flex', opacity: 0.7 }}>
                  <Icon name="chevronRight" size={14} />
                </Box>
              ) : null}
              {last ? (
                <Box
                  component="span"
                  aria-current="page"
                  sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  {crumb.label}
                </Box>
              ) : leads(crumb) ? (
                <TextLink to={crumb.path}>{crumb.label}</TextLink>
              ) : (
                crumb.label
              )}
            </Box>
          );
        })}
      </Box>
      {/* A data block: browsers never run it, so the CSP asks for no hash. It must not be HTML-escaped; breadcrumbData escapes `<`. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: breadcrumbData(addressed, siteUrl) }} />
    </Box>
  );
}
