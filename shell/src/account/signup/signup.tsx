import { roleHome, useSession } from '@kindwing/auth';
import { TextLink } from '@kindwing/ui';
import { Navigate } from '@kindwing/ui/router';
import { useText } from '../../messages/index.ts';
import { AccountFrame } from '../account-frame.tsx';
import { SignUpForm } from './signup-form.tsx';

/** `/signup` */
export function SignUp() {
  const t = useText();
  const session = useSession();
  if (session.status === 'signed-in') return <Navigate to={roleHome(session.role)} replace />;
  return (
    <AccountFrame
      title={t('signup.title')}
      description={t('signup.description')}
      subtitle={t('signup.subtitle')}
      below={
        <span>
          {t('signup.have')} <TextLink to="/login">{t('signup.login')}</TextLink>
        </span>
      }
    >
      <SignUpForm />
    </AccountFrame>
  );
}
export default SignUp;
