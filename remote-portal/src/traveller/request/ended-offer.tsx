import { type OfferWithAlternatives, postMessage, type RequestOverview } from '@kindwing/backend/client';
import { Icon, Section, Stack, Typography, useFormat } from '@kindwing/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@kindwing/ui/more';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { MessageForm } from '../../requests/message-form.tsx';
import { OfferComparison } from '../../requests/offer-comparison.tsx';
import { statusForClient } from '../next/offer-status.ts';

/** An offer that nobody can accept any more: why, what it was, and how to get another. */
export function EndedOffer({
  request,
  offer,
  now,
}: {
  request: RequestOverview;
  offer: OfferWithAlternatives;
  now: number;
}) {
  const t = useText();
  const { dateTime } = useFormat();
  const post = useRequestAction(postMessage, { silent: true });
  const status = statusForClient(offer, now);
  if (status !== 'expired' && status !== 'withdrawn' && status !== 'declined') return null;
  const when = status === 'expired' ? offer.expires_at : offer.decided_at;
  return (
    <Section id="ended" width="none" title={t(`ended.${status}.title`)}>
      <Stack spacing={2} sx={{ maxWidth: 900 }}>
        <Typography>
          {when && t(`ended.${status}.when`, { when: dateTime(when, { zoneName: true }) })}{' '}
          {status === 'withdrawn' && offer.withdraw_reason && t('ended.reason', { reason: offer.withdraw_reason })}{' '}
          {status === 'declined' && offer.decline_reason && t('ended.your_reason', { reason: offer.decline_reason })}{' '}
          {t(`ended.${status}.body`)}
        </Typography>
        {status === 'expired' && request.status === 'offered' && (
          <MessageForm
            label={t('ended.ask')}
            initial={t('ended.ask.words')}
            submitText={t('ended.ask.submit')}
            sentText={t('ended.ask.sent')}
            onSend={(body) => post.mutateAsync([request.id, body])}
          />
        )}
        <Accordion disableGutters elevation={0} sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}>
          <AccordionSummary expandIcon={<Icon name="chevronDown" />}>{t('ended.look')}</AccordionSummary>
          <AccordionDetails>
            <OfferComparison offer={offer} alternatives={offer.alternatives} />
          </AccordionDetails>
        </Accordion>
      </Stack>
    </Section>
  );
}
