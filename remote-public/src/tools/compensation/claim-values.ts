import { z } from 'zod';
import { MOST_STOPS } from '../../trip-link/linked-trip.ts';
import { readLocalMoment } from '../../trip-link/local-moment.ts';
import { airlineOfCode } from '../shared/airline-text.ts';
import { type Claim, type FactName, factKinds, factsOf, isFact } from './claim.ts';
import { happenings } from './happenings.ts';

/** Without these nothing can be said of what happened: they are never assumed. */
const required: readonly FactName[] = ['late', 'forward', 'bag', 'offered', 'volunteered', 'grounds'];

/** Whether a question must be answered: some only once another one is, as how the flight lay that was offered. */
export function isRequired(name: FactName, { offered, fare }: Partial<Record<FactName, string>>): boolean {
  if (name === 'early' || name === 'arrived') return offered === 'yes';
  return name === 'currency' ? (fare ?? '').trim() !== '' : required.includes(name);
}

/** The law of the Union is of 17 February 2005; the tool does not look further back. */
const FIRST_DAY = '2005-02-17';

const text = z.string();

export const claimValuesSchema = z
  .object({
    what: z.enum(happenings, 'claim.error.what'),
    from: text.refine((typed) => typed.trim() !== '', 'trip.error.from'),
    to: text.refine((typed) => typed.trim() !== '', 'trip.error.to'),
    via: z
      .array(z.object({ place: text.refine((typed) => typed.trim() !== '', 'trip.error.via') }))
      .max(MOST_STOPS - 2),
    airline: text,
    date: text.refine((date) => readLocalMoment(date) !== null && date >= FIRST_DAY, 'claim.error.date'),
    facts: z.record(z.string(), text),
    /** Hours and minutes of the durations, by fact. */
    hours: z.record(z.string(), text),
    minutes: z.record(z.string(), text),
    /** How the delay is told: as a length, or by the planned and the real time of arrival. */
    delay_by: z.enum(['length', 'times']),
    planned: text,
    real: text,
  })
  .superRefine((values, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const facts = factsFrom(values);
    for (const name of factsOf[values.what]) {
      const duration = factKinds[name] === 'minutes';
      const byTimes = name === 'late' && values.delay_by === 'times';
      const at = byTimes ? ['real'] : [duration ? 'hours' : 'facts', name];
      const given = facts[name];
      if (given === undefined && isRequired(name, facts))
        issue(at, byTimes ? 'claim.error.times' : duration ? 'claim.error.duration' : 'trip.error.answer');
      if (given !== undefined && !isFact(name, given))
        issue(at, byTimes ? 'claim.error.times' : duration ? 'claim.error.duration' : 'claim.error.number');
    }
  });
export type ClaimValues = z.input<typeof claimValuesSchema>;

const MINUTE = 60_000;

function minutesOf(values: ClaimValues, name: FactName): string {
  if (name === 'late' && values.delay_by === 'times') {
    if (values.planned === '' || values.real === '') return '';
    // Both are read off the same clock, so the zone falls out.
    return String(Math.round((Date.parse(`${values.real}Z`) - Date.parse(`${values.planned}Z`)) / MINUTE));
  }
  const hours = (values.hours[name] ?? '').trim();
  const minutes = (values.minutes[name] ?? '').trim();
  if (hours === '' && minutes === '') return '';
  const whole = [hours, minutes].every((part) => /^\d{0,3}$/.test(part));
  return whole ? String(Number(hours) * 60 + Number(minutes)) : 'no number';
}

/** The facts that the chosen happening asks for and that were answered. */
export function factsFrom(values: ClaimValues): Partial<Record<FactName, string>> {
  return Object.fromEntries(
    factsOf[values.what].flatMap((name) => {
      const typed = factKinds[name] === 'minutes' ? minutesOf(values, name) : (values.facts[name] ?? '').trim();
      return typed === '' ? [] : [[name, typed]];
    }),
  );
}

export const claimOf = (values: ClaimValues, stops: readonly string[], carrier: string): Claim => ({
  what: values.what,
  stops,
  carrier,
  date: values.date,
  facts: factsFrom(values),
});

/** The form's values of a claim. @param nameOf what stands in the form for an airport's code */
export function claimValuesOf(
  { what, stops, carrier, date, facts }: Claim,
  nameOf: (code: string) => string,
): ClaimValues {
  const durations = Object.entries(facts).filter(([name]) => factKinds[name as FactName] === 'minutes');
  const others = Object.entries(facts).filter(([name]) => factKinds[name as FactName] !== 'minutes');
  const part = (read: (minutes: number) => number) =>
    Object.fromEntries(durations.map(([name, minutes]) => [name, String(read(Number(minutes)))]));
  return {
    what,
    from: nameOf(stops[0] ?? ''),
    to: nameOf(stops.length > 1 ? (stops.at(-1) ?? '') : ''),
    via: stops.slice(1, -1).map((code) => ({ place: nameOf(code) })),
    airline: carrier === '' ? '' : airlineOfCode(carrier),
    date: date ?? '',
    facts: Object.fromEntries(others),
    hours: part((minutes) => Math.floor(minutes / 60)),
    minutes: part((minutes) => minutes % 60),
    delay_by: 'length',
    planned: '',
    real: '',
  };
}
