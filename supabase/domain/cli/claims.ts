import { ZodError } from 'zod';
import { carrierOf, type Licence } from '../airlines/carriers.ts';
import type { Airports } from '../places/airports.ts';
import {
  assessCare,
  assessEu,
  assessUk,
  type Compensation,
  type FlightEvent,
  type FlightFacts,
} from '../rights/index.ts';
import { claimsFile, type Vector, type VectorFacts, vectorFormat } from './claims-format.ts';
import { checkOther } from './claims-other.ts';
import { type Check, compare, type Outcome, stepText } from './report.ts';

const events: Readonly<Record<string, FlightEvent>> = {
  delay: 'delay',
  missed_connection: 'delay',
  diversion: 'delay',
  cancellation: 'cancellation',
  cancelled: 'cancellation',
  denied_boarding: 'denied_boarding',
  brought_forward: 'brought_forward',
  moved_forward: 'brought_forward',
  advanced: 'brought_forward',
};

/** `EU`, `EEA`, `CH`, `UK`, `GB`, `US`, `other`, or the code of a carrier that the list knows. */
function licenceOf(carrier: string): Licence | null {
  if (['EU', 'EEA', 'CH'].includes(carrier)) return 'EU';
  if (['UK', 'GB'].includes(carrier)) return 'UK';
  if (carrier === 'US' || carrier === 'other') return carrier;
  return carrierOf(carrier)?.licence ?? null;
}

/** The vector's facts as the library's; throws when the event is unknown. */
function readFacts(facts: VectorFacts): FlightFacts {
  const event = events[facts.event];
  if (!event) throw new Error(`unknown event "${facts.event}" (known: ${Object.keys(events).join(', ')})`);
  const notice = facts.notice_hours ?? (facts.notice_days == null ? null : facts.notice_days * 24);
  const forward = ['brought_forward_min', 'moved_forward', 'advanced', 'advanced_min']
    .map((name) => facts[name])
    .find((value) => typeof value === 'number');
  const flag = (name: string) => facts[name] === true;
  return {
    ...facts,
    event,
    licence: licenceOf(facts.carrier),
    brought_forward: facts.brought_forward ?? forward,
    notice_minutes: notice === null ? null : notice * 60,
    volunteered: flag('volunteered') || flag('volunteer'),
    reasonable_grounds: flag('reasonable_grounds'),
    free_fare: flag('free_fare'),
    compensated_elsewhere: flag('compensated_elsewhere'),
    vulnerable: flag('vulnerable') || flag('prm') || flag('unaccompanied_minor'),
    next_day_departure: flag('next_day_departure'),
  };
}

/** What each key of an expectation is compared with; a key that is not here fails, so that nothing passes unread. */
function computed(key: string, found: Compensation, facts: FlightFacts): { value: unknown } | null {
  const whole = (cents: number | null) => (cents === null ? null : cents / 100);
  const care = () => assessCare(facts, found.distance);
  switch (key) {
    case 'amount':
      return { value: whole(found.amount_cents) };
    case 'reducible_to':
      return { value: whole(found.reducible_to_cents) };
    case 'applies':
    case 'eligible':
      return { value: key === 'applies' ? found.applies : (found.amount_cents ?? 0) > 0 };
    case 'currency':
      return { value: found.currency };
    case 'band':
      return { value: found.distance.band };
    case 'km':
      return { value: Math.round(found.distance.km) };
    case 'review':
      return { value: found.review.length > 0 };
    case 'rule_set':
      return { value: found.rule_set };
    case 'refund':
      return { value: care().refund };
    case 'hotel':
      return { value: care().hotel };
    case 'care':
      return { value: care().meals_and_communications };
    default:
      return null;
  }
}

function checkVector(vector: Vector, airports: Airports): Outcome {
  const facts = readFacts(vector.facts);
  const from = airports.find(facts.from);
  const to = airports.find(facts.to);
  if (!from || !to) throw new Error(`airport ${from ? facts.to : facts.from} is not in the index`);
  const laws: Readonly<Record<string, Compensation>> = { eu: assessEu(facts, from, to), uk: assessUk(facts, from, to) };
  const checks: Check[] = [];
  for (const [law, expectations] of Object.entries(vector.expect)) {
    const found = laws[law];
    for (const [key, expected] of Object.entries(expectations)) {
      const what = `${law}.${key}`;
      const got = found && computed(key, found, facts);
      if (!found || !got)
        checks.push({ what, ok: false, expected: JSON.stringify(expected), found: 'no such thing is computed' });
      else checks.push(compare(what, expected, got.value, [...found.steps.map(stepText), ...found.review]));
    }
  }
  if (vector.great_circle_km !== undefined && laws.eu) {
    const { km } = laws.eu.distance;
    const ok = Math.abs(km - vector.great_circle_km) <= 0.2;
    checks.push({ what: 'great_circle_km', ok, expected: `${vector.great_circle_km} ± 0.2`, found: km.toFixed(1) });
  }
  return { id: vector.id, checks };
}

/** Every vector and every row of the other sections of a file in the format of `claims-vectors.json`. */
export function checkClaims(file: unknown, airports: Airports): Outcome[] {
  const { vectors, other = {} } = claimsFile.parse(file);
  const outcomes = vectors.map((vector, index) =>
    guard(idOf(vector, index), () => checkVector(vectorFormat.parse(vector), airports)),
  );
  for (const [section, rows] of Object.entries(other)) {
    for (const [index, row] of rows.entries()) {
      const id = typeof row.id === 'string' ? row.id : `${section} #${index + 1}`;
      outcomes.push(guard(id, () => ({ id, checks: checkOther(section, row, airports) })));
    }
  }
  return outcomes;
}

/** What a case calls itself, or its place in the file. */
export function idOf(entry: unknown, index: number): string {
  const id = entry !== null && typeof entry === 'object' ? (entry as Record<string, unknown>).id : undefined;
  return typeof id === 'string' && id !== '' ? id : `#${index + 1}`;
}

function messageOf(error: unknown): string {
  if (error instanceof ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'case'}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}

export function guard(id: string, run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    return {
      id,
      checks: [{ what: 'reading the case', ok: false, expected: 'a case that can be read', found: messageOf(error) }],
    };
  }
}
