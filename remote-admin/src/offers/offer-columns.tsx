import type { ListedOffer } from '@kindwing/backend/client';
import { Countdown, type Format, Typography } from '@kindwing/ui';
import type { Column } from '@kindwing/ui/data';
import { Moment } from '../lists/moment.tsx';
import { Reference } from '../lists/reference.tsx';
import { OfferStatusChip } from '../status/chips.tsx';
import { shownOfferStatus } from '../status/offer.ts';
import type { AdminText } from '../text.ts';

export function offerColumns(t: AdminText, format: Format, narrow = false): Column<ListedOffer>[] {
  const all: Column<ListedOffer>[] = [
    {
      key: 'request',
      header: t('requests.reference'),
      cell: ({ request }) => <Reference>{request.reference}</Reference>,
    },
    { key: 'contact', header: t('requests.contact'), cell: ({ request }) => request.contact_name },
    { key: 'version', header: t('offers.version'), numeric: true },
    {
      key: 'status',
      header: t('offers.status'),
      cell: (offer) => (
        <>
          <OfferStatusChip status={shownOfferStatus(offer)} />
          {offer.decline_reason || offer.withdraw_reason ? (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {offer.decline_reason ?? offer.withdraw_reason}
            </Typography>
          ) : null}
        </>
      ),
    },
    {
      key: 'sent',
      header: t('offers.sent_at'),
      cell: ({ sent_at }) => (sent_at ? <Moment>{format.dateTime(sent_at)}</Moment> : t('offers.not_sent')),
    },
    {
      key: 'ends',
      header: t('offers.ends'),
      cell: (offer) =>
        offer.expires_at ? (
          <>
            <Moment>{format.dateTime(offer.expires_at)}</Moment>
            {shownOfferStatus(offer) === 'sent' && (
              <Typography variant="body2" component="div" color="textSecondary">
                <Countdown until={offer.expires_at} />
              </Typography>
            )}
          </>
        ) : (
          '–'
        ),
    },
  ];
  return narrow ? all.filter(({ key }) => key !== 'contact') : all;
}
