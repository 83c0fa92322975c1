import { landingPath, useSession } from '@kindwing/auth';
import { Alert, TextLink } from '@kindwing/ui';
import { Navigate, useLocation } from '@kindwing/ui/router';
import { useState } from 'react';
import { useRemotes } from '../../app/remotes.ts';
import { useText } from '../../messages/index.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useNext } from '../use-next.ts';
import { LinkSent } from './link-sent.tsx';
import { LoginForm } from './login-form.tsx';

/** `/login`: with a password, or without one by a link in the mail. Whoever is signed in is taken where they belong. */
export function Login() {
  const t = useText();
  const session = useSession();
  const { routes } = useRemotes();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const [again, setAgain] = useState(false);
  const next = useNext();

  const another = () => {
    setSentTo(undefined);
    setAgain(true);
  };

  if (session.status === 'signed-in') return <Navigate to={landingPath(next, session.role, routes)} replace />;
  return (
    <AccountFrame
      title={t('login.title')}
      name={t('nav.login')}
      description={t('login.description')}
      subtitle={t(next ? 'login.next' : 'login.subtitle')}
      below={
        <>
          <span>
            {t('login.new')} <TextLink to="/signup">{t('login.signUp')}</TextLink>
          </span>
          <TextLink to="/auth/reset">{t('login.forgot')}</TextLink>
        </>
      }
    >
      {state?.verify ? (
        <Alert severity="success" title={t('signup.success')} sx={{ mb: 3 }}>
          {t('signup.successBody')}
        </Alert>
      ) : null}
      {sentTo ? (
        <LinkSent email={sentTo} onOther={another} />
      ) : (
        <LoginForm next={next ?? undefined} onLinkSent={setSentTo} again={again} />
      )}
    </AccountFrame>
  );
}
export default Login;
