import type { LegsInput } from '../legs/index.ts';
import { HOUR_MS, toIso, toMs } from '../time/instant.ts';
import type { TripInput } from '../trip/index.ts';
import type { IntakeCase } from './cases-format.ts';
import { instantOf } from './cases-time.ts';

type Event = Readonly<Record<string, unknown>>;

/** The first of several names of one fact that the event gives as a number. */
const numberOf = (event: Event, ...names: string[]): number | null => {
  const name = names.find((key) => typeof event[key] === 'number');
  return name === undefined ? null : (event[name] as number);
};
const yes = (event: Event, ...names: string[]): boolean => names.some((key) => event[key] === true);

function kindOf(event: Event): NonNullable<NonNullable<TripInput['disruption']>['event']> {
  const kind = String(event.kind ?? event.type ?? event.event ?? '').replaceAll(/[ -]/g, '_');
  if (/denied|overbook|bump/.test(kind) || yes(event, 'denied_boarding', 'overbooked')) return 'denied_boarding';
  if (/forward|advanced|earlier/.test(kind)) return 'brought_forward';
  if (/cancel/.test(kind) || yes(event, 'cancelled', 'canceled', 'cancellation')) return 'cancellation';
  return 'delay';
}

/** When the traveller learned of it: said as an instant, or as days or hours before the first departure. */
function informedAt(event: Event, departs: string | undefined, t0: number, zone: string): string | null {
  const said = event.passenger_informed_at ?? event.passenger_informed ?? event.informed_at ?? event.informed;
  if (typeof said === 'string') return toIso(instantOf(said, t0, zone));
  const hours = numberOf(event, 'notice_hours') ?? scaled(numberOf(event, 'notice_days'), 24);
  return hours === null || departs === undefined ? null : toIso(toMs(departs) - hours * HOUR_MS);
}

const scaled = (value: number | null, by: number): number | null => (value === null ? null : value * by);

function rerouteOf(event: Event): { early: number; late: number } | null {
  const offered = event.reroute ?? event.rerouting ?? event.re_routing;
  if (typeof offered !== 'object' || offered === null) return null;
  const facts = offered as Event;
  return {
    early: numberOf(facts, 'early', 'early_min', 'departs_early_min') ?? 0,
    late: numberOf(facts, 'late', 'late_min', 'arrives_late_min') ?? 0,
  };
}

/** What a case says went wrong, as the trip's disruption; null without an event. */
export function readDisruption(intake: IntakeCase, legs: LegsInput, t0: number): TripInput['disruption'] {
  const { event } = intake;
  if (!event) return null;
  const direction = event.direction === 'return' ? 'return' : 'outbound';
  const first = legs.find((leg) => (leg.direction ?? 'outbound') === direction);
  const fare = numberOf(event, 'one_way_fare_usd', 'fare_usd');
  return {
    direction,
    event: kindOf(event),
    final_delay: numberOf(
      event,
      'final_arrival_delay_min',
      'arrival_delay_min',
      'final_delay_min',
      'delay_min',
      'delay',
    ),
    departure_delay: numberOf(event, 'first_leg_departure_delay_min', 'departure_delay_min', 'departure_delay'),
    passenger_informed_at: informedAt(event, first?.departs_at, t0, first?.origin_tz ?? 'UTC'),
    reroute: rerouteOf(event),
    brought_forward: numberOf(event, 'brought_forward_min', 'brought_forward', 'advanced_min'),
    missed_connection: yes(event, 'missed_connection'),
    volunteered: yes(event, 'volunteered', 'volunteer'),
    declined: typeof event.declined === 'boolean' ? event.declined : null,
    fare: fare === null ? null : { amount_cents: Math.round(fare * 100), currency: 'USD' },
    ...(typeof event.extraordinary === 'boolean' ? { extraordinary: event.extraordinary } : {}),
    ...(typeof event.cause === 'string' ? { cause: event.cause } : {}),
  };
}
