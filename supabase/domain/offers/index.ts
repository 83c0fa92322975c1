import { HOUR_MS, type Instant, toIso, toMs } from '../time/instant.ts';

/** An offer holds exactly this many alternatives when it is sent (specification §1). */
export const ALTERNATIVES_PER_OFFER = 3;
/** Seconds in which the agent may undo a send; the client sees nothing until they are over. */
export const UNDO_SECONDS = 20;
/** Hours that the client has to decide, counted from the moment the offer becomes visible. */
export const GRACE_HOURS = 72;

export interface OfferClock {
  readonly visible_from: string;
  readonly expires_at: string;
}

/**
 * When a sent offer appears and ends. Both are added to the instant, so a clock change makes the 72 hours
 * 71 or 73 on the wall clock, never on the stopwatch.
 */
export function offerClock(sentAt: Instant): OfferClock {
  const visible = toMs(sentAt) + UNDO_SECONDS * 1000;
  return { visible_from: toIso(visible), expires_at: toIso(visible + GRACE_HOURS * HOUR_MS) };
}

/** Acceptance must begin strictly before the end: 71:59:59 is in time, 72:00:00 is not. */
export function isOfferOpen(clock: OfferClock, now: Instant): boolean {
  const at = toMs(now);
  return at >= toMs(clock.visible_from) && at < toMs(clock.expires_at);
}

export function canUndoSend(clock: OfferClock, now: Instant): boolean {
  return toMs(now) < toMs(clock.visible_from);
}

/** True when the airline's price guarantee ends before our own does: the agent must say that we carry the difference. */
export function carriesPriceRisk(clock: OfferClock, upstreamGuaranteeUntil: Instant | null): boolean {
  return upstreamGuaranteeUntil != null && toMs(upstreamGuaranteeUntil) < toMs(clock.expires_at);
}
