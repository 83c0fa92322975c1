import { say } from '@kindwing/backend/domain/messages';
import { useFormat } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';
import type { CheckedTrip } from './checked-trip.ts';

export type Deadline = CheckedTrip['assessment']['deadlines'][number];
type Note = Parameters<typeof say>[0];

const DAY_HOURS = 24;

/** How a checked trip's flights and moments are told: in the airport's own time, and only as exactly as they are known. */
export function useTripWords({ trip, flights, assessment }: CheckedTrip) {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const first = flights[0];
  const flightOf = (leg: number | null) => (leg === null ? first : flights[leg]);
  const timed = (leg: number | null) =>
    (flightOf(leg)?.direction === 'return' ? trip.returns : trip.departs)?.includes('T') === true;
  const moment = (instant: string, leg: number | null) =>
    format.dateTime(instant, { timeZone: flightOf(leg)?.origin_tz, zoneName: true });
  // Counted from the day's beginning, the last whole day is the one before.
  const lastDay = (instant: string, leg: number | null) =>
    format.date(new Date(Date.parse(instant) - 1), { timeZone: flightOf(leg)?.origin_tz });
  const flight = (leg: number | null) => {
    const found = leg === null ? undefined : flights[leg];
    return found ? `${found.origin}–${found.destination}` : '';
  };

  return {
    several: flights.length > 1,
    say: (note: Note | string) => say(typeof note === 'string' ? { key: note } : note, language),
    flight,
    flights: (legs: readonly number[]) =>
      legs.length === flights.length || legs.length === 0 ? '' : legs.map((leg) => flight(leg)).join(', '),
    airline: (leg: number) => flights[leg]?.operator.name ?? '',
    /** A day as such, an instant as the first airport's day. */
    day: (text: string) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) ? format.date(text) : format.date(text, { timeZone: first?.origin_tz }),
    /** When a deadline ends, or its window. */
    when: ({ due_at, opens_at, leg, offset, anchor }: Deadline): string => {
      const known = timed(leg) && anchor !== 'birth' && anchor !== 'vaccination';
      const hours = offset?.unit === 'hour' ? -offset.amount : null;
      const until = due_at === null ? null : known ? moment(due_at, leg) : lastDay(due_at, leg);
      const from = opens_at === null ? null : format.date(opens_at, { timeZone: flightOf(leg)?.origin_tz });
      if (until !== null && from !== null) return t('trip.when.between', { from, until });
      if (until !== null && !known && hours !== null && hours < DAY_HOURS)
        return t('trip.when.hours', { count: hours });
      if (until !== null) return t(known ? 'trip.when.until' : 'trip.when.untilDay', { until });
      if (from !== null) return t('trip.when.from', { from });
      if (anchor === 'booking') return t('trip.when.booking');
      if (anchor === 'check_in') return t('trip.when.checkIn');
      return anchor === 'departure' && assessment.deadlines.length > 0 ? t('trip.when.early') : t('trip.when.arrival');
    },
  };
}
