import { Alert, LinkButton, TextLink, Typography } from '@kindwing/ui';
import { SuccessDialog } from '@kindwing/ui/forms';
import { RichText } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';
import { NextSteps } from '../shared/next-steps.tsx';
import { Reference } from '../shared/reference.tsx';

export interface Received {
  reference: string;
  /** null for whoever is signed out */
  requestId: string | null;
  /** an earlier attempt had arrived */
  duplicate: boolean;
  /** and it said something else than the last one */
  changed: boolean;
  email: string;
}

export interface RequestReceivedProps {
  received: Received | undefined;
  signedIn: boolean;
  onClose: () => void;
}

/** The reference to keep, what happens next, and where to follow it. */
export function RequestReceived({ received, signedIn, onClose }: RequestReceivedProps) {
  const t = useText();
  const { reference = '', requestId = null, duplicate = false, changed = false, email = '' } = received ?? {};
  const follow = requestId === null ? '/portal/requests' : `/portal/requests/${requestId}`;
  const way = signedIn
    ? { to: '/portal/requests', label: t('request.success.portal') }
    : { to: '/', label: t('request.success.home') };
  return (
    <SuccessDialog
      open={received !== undefined}
      onClose={onClose}
      title={t('request.success.title')}
      action={<LinkButton to={way.to}>{way.label}</LinkButton>}
    >
      <Reference value={reference} />
      {changed ? (
        <Alert severity="warning">
          <RichText
            text={t('reference.changed')}
            parts={{ link: (text) => <TextLink to={`/contact?about=${reference}`}>{text}</TextLink> }}
          />
        </Alert>
      ) : duplicate ? (
        <Typography sx={{ mt: 1.5 }}>{t('reference.duplicate')}</Typography>
      ) : null}
      <NextSteps
        steps={[t('request.success.next1'), t('request.success.next2', { email }), t('request.success.next3')]}
      />
      <Typography>
        {signedIn ? (
          <RichText
            text={t('request.success.followSignedIn')}
            parts={{ link: (text) => <TextLink to={follow}>{text}</TextLink> }}
          />
        ) : (
          <RichText
            text={t('request.success.followSignedOut')}
            parts={{
              // In the history's state, not in the address: no server's log and no other page sees it.
              link: (text) => (
                <TextLink to="/signup" state={{ email }}>
                  {text}
                </TextLink>
              ),
            }}
          />
        )}
      </Typography>
    </SuccessDialog>
  );
}
