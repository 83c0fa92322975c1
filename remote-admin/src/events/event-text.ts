import type { RequestEvent } from '@kindwing/backend/client';
import type { Format } from '@kindwing/ui';
import type { AdminText } from '../text.ts';

/** What an event says in the reader's language. Events store facts, never sentences. */
export function eventTitle(event: RequestEvent, t: AdminText, format: Format): string {
  const who = t(`who.${event.actor_role}`);
  switch (event.type) {
    case 'submitted':
      return t('event.submitted', { source: t(`source.${event.payload.source}`) });
    case 'offer_accepted':
      return t('event.offer_accepted', { amount: format.money(event.payload.total_cents, event.payload.currency) });
    case 'booked':
      return t('event.booked', { pnr: event.payload.pnr });
    case 'flight_moved':
      return t('event.flight_moved', { origin: event.payload.origin, destination: event.payload.destination });
    case 'payment_recorded':
      return t(`event.${event.payload.kind}`, {
        amount: format.money(event.payload.amount_cents, event.payload.currency),
      });
    default:
      return t(`event.${event.type}`, { who });
  }
}

/** A reason that somebody gave, or how long an offer stays open. */
export function eventNote(event: RequestEvent, t: AdminText, format: Format): string | null {
  if ('reason' in event.payload && event.payload.reason) return t('event.reason', { reason: event.payload.reason });
  if ('expires_at' in event.payload) return t('event.until', { when: format.dateTime(event.payload.expires_at) });
  return null;
}
