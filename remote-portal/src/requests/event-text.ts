import type { RequestEvent } from '@kindwing/backend/client';
import type { Format } from '@kindwing/ui';
import type { PortalText } from '../messages/text.ts';

/** What an event says in the reader's language. Events store facts, never sentences. */
export function eventTitle(event: RequestEvent, t: PortalText, format: Format, reader: 'client' | 'staff'): string {
  const who = t(`who.${event.actor_role}`);
  const amount = (payload: { currency: string }, cents: number) => format.money(cents, payload.currency);
  switch (event.type) {
    case 'claimed':
    case 'released':
      return t(`event.${event.type}`, { who });
    case 'offer_accepted':
      return t('event.offer_accepted', { amount: amount(event.payload, event.payload.total_cents) });
    case 'booked':
      return t('event.booked', { pnr: event.payload.pnr });
    case 'flight_moved': {
      const { origin, destination, departs_at, departs_tz } = event.payload;
      const when = format.dateTime(departs_at, { timeZone: departs_tz, zoneName: true });
      return t('event.flight_moved', { origin, destination, when });
    }
    case 'payment_recorded':
      return t(event.payload.kind === 'refund' ? 'event.refund_recorded' : 'event.payment_recorded', {
        amount: amount(event.payload, event.payload.amount_cents),
      });
    case 'question_asked':
    case 'attached':
      return t(reader === 'staff' ? `event.${event.type}.staff` : `event.${event.type}`);
    default:
      return t(`event.${event.type}`);
  }
}

/** What stands below the title: a reason that somebody gave, or how long an offer stays open. */
export function eventNote(event: RequestEvent, t: PortalText, format: Format): string | null {
  const reason = 'reason' in event.payload ? event.payload.reason : null;
  const until = 'expires_at' in event.payload ? event.payload.expires_at : null;
  const notes = [
    reason ? t('event.reason', { reason }) : null,
    until ? t('event.until', { when: format.dateTime(until, { zoneName: true }) }) : null,
  ].filter((note) => note !== null);
  return notes.length ? notes.join(' · ') : null;
}
