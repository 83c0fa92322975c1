import { type Instant, toMs } from '../time/instant.ts';

export const offerStatuses = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'replaced'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** `sending` is a sent offer that its agent may still undo; `expired` one whose 72 hours are over. */
export type EffectiveOfferStatus = OfferStatus | 'sending' | 'expired';

export interface OfferTimes {
  readonly status: OfferStatus;
  readonly visible_from?: Instant | null;
  readonly expires_at?: Instant | null;
}

/** The status at an instant. The end is exclusive: at `expires_at` itself the offer is over. */
export function effectiveOfferStatus(offer: OfferTimes, now: Instant): EffectiveOfferStatus {
  if (offer.status !== 'sent') return offer.status;
  const at = toMs(now);
  if (offer.visible_from != null && at < toMs(offer.visible_from)) return 'sending';
  if (offer.expires_at != null && at >= toMs(offer.expires_at)) return 'expired';
  return 'sent';
}
