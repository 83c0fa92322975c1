import type { ListedOffer } from '@kindwing/backend/client';
import type { EffectiveOfferStatus } from '@kindwing/backend/domain';
import { StatusChip, type StatusTone, useFormat } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../messages/text.ts';
import { Reference } from '../../requests/reference.tsx';
import { statusForClient } from '../next/offer-status.ts';

const tones: Record<EffectiveOfferStatus, StatusTone> = {
  draft: 'neutral',
  sending: 'neutral',
  sent: 'accent',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  replaced: 'neutral',
  expired: 'warning',
};

export function PastOffers({ offers, now }: { offers: readonly ListedOffer[]; now: number }) {
  const t = useText();
  const { date } = useFormat();
  return (
    <DataTable
      caption={t('offers.past')}
      quietCaption
      rows={offers}
      rowKey={({ id }) => id}
      onRowLink={({ request }) => `/portal/requests/${request.id}`}
      columns={[
        {
          key: 'request',
          header: t('list.request'),
          cell: ({ request, version }) => (
            <>
              <Reference>{request.reference}</Reference>, {t('offer.version', { version })}
            </>
          ),
        },
        {
          key: 'status',
          header: t('list.status'),
          cell: (offer) => {
            const status = statusForClient(offer, now);
            return <StatusChip tone={tones[status]} label={t(`offers.status.${status}`)} />;
          },
        },
        {
          key: 'when',
          header: t('offers.when'),
          cell: (offer) => date(offer.decided_at ?? offer.expires_at ?? offer.created_at),
        },
      ]}
    />
  );
}
