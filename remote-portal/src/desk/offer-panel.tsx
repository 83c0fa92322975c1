import { extendOffer, type OfferWithAlternatives, withdrawOffer } from '@kindwing/backend/client';
import { effectiveOfferStatus } from '@kindwing/backend/domain';
import { Button, Countdown, Section, Stack, Typography, toast, useFormat } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { OfferComparison } from '../requests/offer-comparison.tsx';
import { ReasonDialog } from '../requests/reason-dialog.tsx';

interface OfferPanelProps {
  offers: readonly OfferWithAlternatives[];
  /** whether the reader holds the request */
  mine: boolean;
}

/** The offer as it stands: none, a draft, on its way, with the client, decided. */
export function OfferPanel({ offers, mine }: OfferPanelProps) {
  const t = useText();
  const { dateTime } = useFormat();
  const [asking, setAsking] = useState<'withdraw' | 'extend' | null>(null);
  const withdraw = useRequestAction(withdrawOffer, { silent: true });
  const extend = useRequestAction(extendOffer, { silent: true });
  const latest = offers.find(({ status }) => status !== 'draft');
  const status = latest && effectiveOfferStatus(latest, Date.now());

  return (
    <Section title={t('staff.offer')} width="none">
      <Stack spacing={3}>
        {!latest && <Typography color="textSecondary">{t('staff.no_offer')}</Typography>}
        {latest && status === 'sent' && latest.expires_at && (
          <Typography>
            {t('offer.open_until', { when: dateTime(latest.expires_at, { zoneName: true }) })} ·{' '}
            <Countdown until={latest.expires_at} />
          </Typography>
        )}
        {latest && <OfferComparison offer={latest} alternatives={latest.alternatives} />}
        {latest && mine && (status === 'sent' || status === 'expired') && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setAsking('extend')}>
              {t('staff.extend')}
            </Button>
            {status === 'sent' && (
              <Button variant="text" color="error" onClick={() => setAsking('withdraw')}>
                {t('staff.withdraw')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {latest && (
        <>
          <ReasonDialog
            open={asking === 'withdraw'}
            title={t('staff.withdraw')}
            body={t('staff.withdraw.body')}
            submitText={t('staff.withdraw')}
            label={t('staff.reason')}
            hint={t('staff.reason_hint')}
            danger
            onClose={() => setAsking(null)}
            onSubmit={async (reason) => {
              await withdraw.mutateAsync([latest.id, reason]);
              toast({ title: t('staff.withdrawn'), tone: 'success' });
            }}
          />
          <ReasonDialog
            open={asking === 'extend'}
            title={t('staff.extend')}
            body={t('staff.extend.body')}
            submitText={t('staff.extend')}
            label={t('staff.reason')}
            hint={t('staff.reason_hint')}
            onClose={() => setAsking(null)}
            onSubmit={async (reason) => {
              await extend.mutateAsync([latest.id, reason]);
              toast({ title: t('staff.extended'), tone: 'success' });
            }}
          />
        </>
      )}
    </Section>
  );
}
