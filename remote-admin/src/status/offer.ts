import type { Offer, OfferStatus } from '@kindwing/backend/client';

/** An offer's status as it is seen: a sent one whose 72 hours are over is `expired`, which no job has to write. */
export type ShownOfferStatus = OfferStatus | 'expired';

export const shownOfferStatus = (offer: Pick<Offer, 'status' | 'expires_at'>, now = Date.now()): ShownOfferStatus =>
  offer.status === 'sent' && offer.expires_at !== null && Date.parse(offer.expires_at) <= now
    ? 'expired'
    : offer.status;
