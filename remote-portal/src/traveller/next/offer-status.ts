import type { Offer } from '@kindwing/backend/client';
import { type EffectiveOfferStatus, effectiveOfferStatus } from '@kindwing/backend/domain';

/**
 * An offer's status for its client. Whether it can be seen yet is the database's to say: what was read is visible,
 * whatever this device's clock, or the instant at which the page last looked at it, makes of `visible_from`.
 */
export const statusForClient = (
  offer: Pick<Offer, 'status' | 'expires_at'>,
  now: number,
): Exclude<EffectiveOfferStatus, 'sending'> => {
  const status = effectiveOfferStatus({ status: offer.status, expires_at: offer.expires_at }, now);
  return status === 'sending' ? 'sent' : status;
};
