import { useBackend } from '@kindwing/auth';
import {
  acceptOffer,
  assessRequest,
  isBackendError,
  type OfferAlternative,
  type OfferWithAlternatives,
} from '@kindwing/backend/client';
import { Alert, Box, Stack, Typography, toast, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { ConfirmDialog } from '@kindwing/ui/more';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { failureText } from '../../requests/failure.ts';
import { subjectText } from '../../requests/offer-comparison.tsx';
import { newKey } from '../new-key.ts';
import { focusNextStep } from './focus-next-step.ts';
import { useTripLines } from './trip-lines.ts';

interface AcceptDialogProps {
  offer: OfferWithAlternatives;
  alternative: OfferAlternative;
  onClose: () => void;
}

/**
 * Says once more what will be bought and under which conditions, then accepts. Its key is drawn when it opens: whatever
 * gets lost on the way, sending again accepts once. A refusal that another try can't cure leaves only the way back.
 */
export function AcceptDialog({ offer, alternative, onClose }: AcceptDialogProps) {
  const t = useText();
  const client = useBackend();
  const { money } = useFormat();
  const [key] = useState(newKey);
  const accept = useRequestAction(acceptOffer, { silent: true });
  const failure = accept.error && failureText(accept.error, t);
  const trip = useTripLines(alternative.legs);
  const price = money(alternative.total_cents, offer.currency);
  const conditions = [...offer.subject_to.map((subject) => subjectText(subject, t)), alternative.conditions].filter(
    (condition) => condition !== null && condition !== '',
  );

  // On a small screen it would begin below what the dialog shows.
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (accept.error) refusal.current?.scrollIntoView?.({ block: 'nearest' });
  }, [accept.error]);

  // A refusal stays on screen with the dialog; its only button then leads back to the page, which shows how things stand.
  async function send() {
    if (failure && !failure.retry) return onClose();
    try {
      // Awaited, not left to the mutation's callbacks: the accepted offer takes this dialog off the page.
      await accept.mutateAsync([offer.id, alternative.id, key]);
    } catch {
      return; // the dialog says it
    }
    // The flights are known now, and with them deadlines and assistance. The desk can have it done again.
    assessRequest(client, offer.request_id).catch(() => undefined);
    toast({ title: t('decide.accepted'), tone: 'success' });
    onClose();
    focusNextStep();
  }

  return (
    <ConfirmDialog
      open
      title={t('decide.confirm.title', { position: alternative.position })}
      confirmText={
        failure ? t(failure.retry ? 'decide.confirm.again' : 'decide.confirm.see') : t('decide.confirm.yes', { price })
      }
      cancelText={t('decide.confirm.no')}
      pending={accept.isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <DefinitionList
          stacked
          items={[
            ...trip,
            { term: t('alternative.fare'), value: money(alternative.fare_cents, offer.currency) },
            {
              term: alternative.fee_tier
                ? t('alternative.service_fee', { tier: t(`fee.${alternative.fee_tier}`) })
                : t('decide.confirm.fee'),
              value: money(alternative.service_fee_cents, offer.currency),
            },
            { term: t('alternative.total'), value: <strong>{price}</strong> },
          ]}
        />
        {conditions.length > 0 && (
          <Box>
            <Typography component="h3" variant="subtitle2">
              {t('alternative.conditions')}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {conditions.map((condition) => (
                <Box component="li" key={condition} sx={{ whiteSpace: 'pre-line' }}>
                  {condition}
                </Box>
              ))}
            </Box>
          </Box>
        )}
        <Typography>{t('decide.confirm.body')}</Typography>
        {failure && (
          <Alert ref={refusal} severity="error" title={t('decide.confirm.failed')}>
            {isBackendError(accept.error) && accept.error.kind === 'offline'
              ? t('decide.confirm.offline')
              : failure.body}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
