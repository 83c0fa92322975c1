import { useSession } from '@kindwing/auth';
import { Alert, LoadingNotice, TextLink } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/index.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useFailureText } from '../failure-text.ts';
import { useOpenedLink } from '../use-opened-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordUpdated } from './password-updated.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

/** `/auth/reset`: asks for a link, or, when opened from that link, for the new password. */
export function Reset() {
  const t = useText();
  const link = useOpenedLink();
  const session = useSession();
  const { explained } = useFailureText();
  const [signedOut, setSignedOut] = useState<Promise<unknown>>();

  const refused = link.status === 'settled' && !link.result.ok ? link.result.failure : undefined;
  const opening = link.status === 'opening' || (session.status === 'loading' && !refused);
  // A link that was opened here before still holds: the session remembers that it came from one.
  const mayChoose = (link.status === 'settled' && !refused) || (session.status === 'signed-in' && session.recovering);
  const choosing = link.status === 'opening' || mayChoose || signedOut;

  return (
    <AccountFrame
      title={t(choosing ? 'reset.newTitle' : 'reset.title')}
      subtitle={t(choosing ? 'reset.newSubtitle' : 'reset.subtitle')}
      below={<TextLink to="/login">{t('reset.back')}</TextLink>}
    >
      {refused ? (
        <Alert severity="error" title={t('callback.failedTitle')} sx={{ mb: 3 }}>
          {explained(refused)}
        </Alert>
      ) : null}
      {signedOut ? (
        <PasswordUpdated signedOut={signedOut} />
      ) : opening ? (
        <LoadingNotice text={t('reset.checking')} />
      ) : mayChoose ? (
        <NewPasswordForm onUpdated={setSignedOut} />
      ) : (
        <ResetRequestForm />
      )}
    </AccountFrame>
  );
}
export default Reset;
