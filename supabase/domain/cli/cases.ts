import { type Assessment, assessTrip } from '../assess/index.ts';
import { quoteFee } from '../fees/index.ts';
import { legsSchema } from '../legs/index.ts';
import { say } from '../messages/rules.ts';
import type { Airports } from '../places/airports.ts';
import { MINUTE_MS, toIso, toMs } from '../time/instant.ts';
import { localDate, localTime } from '../time/local.ts';
import { type Flight, readFlights, type TripInput, tripSchema } from '../trip/index.ts';
import { checkBlocks, checkDecision, checkDocuments, checkFlags, checkSsr } from './cases-checks.ts';
import { checkClaim } from './cases-claim.ts';
import { checkDeadlines } from './cases-deadlines.ts';
import { readDisruption } from './cases-event.ts';
import { caseFormat, casesFile, type ExpectedFee, type IntakeCase } from './cases-format.ts';
import { instantOf, layOutCase } from './cases-time.ts';
import { readTravellers } from './cases-traveller.ts';
import { guard, idOf } from './claims.ts';
import { type Check, compare, type Outcome } from './report.ts';

/** A case as a trip: the same input that the desk's page gives. */
export function readCase(intake: IntakeCase): { trip: TripInput; t0: number } {
  const { t0, requested, legs } = layOutCase(intake);
  const [first] = legs;
  const zone = first?.origin_tz ?? 'UTC';
  const departure = localDate(first?.departs_at ?? requested, zone);
  const delivered = intake.bag_delivered ?? intake.event?.bag_delivered;
  const last = legs[legs.length - 1];
  const hasBaggage = typeof delivered === 'string';
  const trip = {
    service: intake.service_type,
    requested_at: toIso(requested),
    legs,
    travellers: readTravellers(intake, t0, departure),
    requested_carrier: intake.requested_carrier ?? null,
    requested_departure:
      intake.requested_depart === undefined ? null : toIso(instantOf(intake.requested_depart, t0, zone)),
    baggage: hasBaggage
      ? {
          delivered_on: localDate(instantOf(delivered, t0, last?.destination_tz ?? zone), last?.destination_tz ?? zone),
        }
      : null,
    disruption: readDisruption(intake, legs, t0),
  };
  return { trip: tripSchema.parse(trip), t0 };
}

/** Tiers by the words of the cases; a reason by the words that describe what drives it. */
const drivers: readonly [string, RegExp][] = [
  ['interline', /interline|carrier/i],
  ['multi_transit', /transit|connection/i],
  ['round_the_world', /round/i],
];

function checkFee(expected: ExpectedFee, found: Assessment): Check[] {
  const { fee, trip } = found;
  const outbound = quoteFee(legsSchema.parse(trip.legs.filter((leg) => leg.direction === 'outbound')));
  const reasons = [
    `reason: ${fee.reasons.join(', ')}`,
    `minutes: ${JSON.stringify(fee.flight_minutes)}`,
    `carriers: ${fee.operating_carriers.join(', ')}`,
  ];
  const checks = [
    compare('fee tier', expected.tier.toLowerCase(), fee.tier, reasons),
    compare('fee in euros', expected.eur, fee.amount_cents / 100, reasons),
  ];
  if (expected.flight_minutes !== undefined)
    checks.push(compare('outbound minutes', expected.flight_minutes, fee.flight_minutes.outbound));
  if (expected.return_flight_minutes !== undefined)
    checks.push(compare('return minutes', expected.return_flight_minutes, fee.flight_minutes.return));
  if (expected.connections !== undefined) {
    const most = Math.max(fee.connections.outbound, fee.connections.return);
    checks.push(
      compare(
        'connections',
        expected.connections,
        expected.connections === fee.connections.outbound ? fee.connections.outbound : most,
      ),
    );
  }
  if (expected.operating_carriers) {
    // The cases list the outbound's carriers, or the whole trip's.
    const wanted = [...expected.operating_carriers].sort();
    const whole = [...fee.operating_carriers].sort();
    const out = [...outbound.operating_carriers].sort();
    checks.push(compare('operating carriers', wanted, JSON.stringify(wanted) === JSON.stringify(out) ? out : whole));
  }
  if (expected.driven_by !== undefined) {
    const driver = drivers.find(([, pattern]) => pattern.test(expected.driven_by ?? ''))?.[0] ?? expected.driven_by;
    checks.push({
      what: 'what drives the fee',
      ok: fee.reasons.some((reason) => reason === driver),
      expected: driver,
      found: fee.reasons.join(', '),
    });
  }
  return checks;
}

/** Local arrivals that the case states must be what the block minutes and the zones give. */
function checkArrivals(intake: IntakeCase, flights: readonly Flight[]): Check[] {
  const legs = [...intake.outbound, ...(intake.return ?? [])];
  return flights.flatMap((flight, index) => {
    const stated = legs[index]?.arr_local;
    if (stated === undefined) return [];
    const arrives = toMs(flight.departs_at) + flight.block_minutes * MINUTE_MS;
    return [compare(`local arrival at ${flight.destination}`, stated, localTime(arrives, flight.destination_tz))];
  });
}

const known = ['ssr', 'must_not', 'documents', 'deadlines', 'flags', 'block', 'decision', 'claim'];

function checkCase(intake: IntakeCase, airports: Airports): Outcome {
  const { trip, t0 } = readCase(intake);
  const found = assessTrip(trip, airports);
  const flights = readFlights(found.trip.legs, airports);
  const { expect } = intake;
  const unread = Object.keys(expect).filter((key) => !known.includes(key));
  const checks: Check[] = [
    ...checkSsr(expect.ssr ?? [], expect.must_not ?? [], found, flights),
    ...checkDocuments(expect.documents ?? [], found, flights, t0),
    ...checkDeadlines(expect.deadlines ?? [], found.deadlines, flights, t0),
    ...checkFlags(expect.flags ?? [], found.flags),
    ...checkBlocks(expect.block ?? [], found, t0),
    ...(expect.decision === undefined ? [] : checkDecision(expect.decision, found, t0)),
    ...checkClaim(expect.claim ?? {}, found),
    ...(intake.fee ? checkFee(intake.fee, found) : []),
    ...checkArrivals(intake, flights),
    ...unread.map(
      (key): Check => ({
        what: key,
        ok: false,
        expected: JSON.stringify(expect[key]),
        found: 'this kind of expectation is not known',
      }),
    ),
  ];
  const context = found.conclusions.map((note) => say(note, 'en'));
  const reasoned = checks.map((check) =>
    check.ok || (check.reasons?.length ?? 0) > 0 ? check : { ...check, reasons: context },
  );
  return { id: intake.id, checks: reasoned };
}

/** Every case of a file in the format of `intake-cases.json`. */
export function checkCases(file: unknown, airports: Airports): Outcome[] {
  return casesFile
    .parse(file)
    .cases.map((intake, index) => guard(idOf(intake, index), () => checkCase(caseFormat.parse(intake), airports)));
}
