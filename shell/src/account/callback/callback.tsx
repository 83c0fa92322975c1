import { type AuthFailure, landingPath, useSession } from '@kindwing/auth';
import { Alert, Box, LinkButton, LoadingNotice } from '@kindwing/ui';
import { Navigate } from '@kindwing/ui/router';
import { useRemotes } from '../../app/remotes.ts';
import { useText } from '../../messages/index.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useFailureText } from '../failure-text.ts';
import { useNext } from '../use-next.ts';
import { useOpenedLink } from '../use-opened-link.ts';

const emptyLink: AuthFailure = { code: 'link_empty', message: '', status: 0 };

/** `/auth/callback`: opens the mailed link and goes to the role's home, or to the page that was asked for before. */
export function Callback() {
  const t = useText();
  const link = useOpenedLink();
  const session = useSession();
  const { routes } = useRemotes();
  const next = useNext();

  if (link.status === 'settled' && link.result.ok) {
    const { role, recovering } = link.result.value;
    return <Navigate to={recovering ? '/auth/reset' : landingPath(next, role, routes)} replace />;
  }
  if (link.status === 'none' && session.status === 'signed-in')
    return <Navigate to={landingPath(next, session.role, routes)} replace />;
  if (link.status === 'opening' || session.status === 'loading')
    return (
      <AccountFrame title={t('callback.title')}>
        <LoadingNotice text={t('callback.working')} />
      </AccountFrame>
    );
  const failure = link.status === 'settled' && !link.result.ok ? link.result.failure : emptyLink;
  return <FailedLink failure={failure} next={next} />;
}
export default Callback;

function FailedLink({ failure, next }: { failure: AuthFailure; next: string | null }) {
  const t = useText();
  const { explained } = useFailureText();
  const login = next ? `/login?next=${encodeURIComponent(next)}` : '/login';
  return (
    <AccountFrame title={t('callback.failedTitle')}>
      <Alert severity="error">{explained(failure)}</Alert>
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={login}>{t('callback.another')}</LinkButton>
        <LinkButton to="/contact" variant="outlined">
          {t('notFound.contact')}
        </LinkButton>
      </Box>
    </AccountFrame>
  );
}
