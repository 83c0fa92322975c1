import type { Deadline, Offset } from '../deadlines/index.ts';
import { say } from '../messages/rules.ts';
import { toMs } from '../time/instant.ts';
import { localDate } from '../time/local.ts';
import type { Flight } from '../trip/index.ts';
import type { ExpectedDeadline } from './cases-format.ts';
import { withDates } from './cases-time.ts';
import { names } from './matcher.ts';
import type { Check } from './report.ts';

const anchors: Readonly<Record<string, Deadline['anchor']>> = {
  booking: 'booking',
  departure: 'departure',
  published_departure: 'departure',
  scheduled_departure: 'departure',
  return_departure: 'departure',
  outbound_departure: 'departure',
  arrival: 'arrival',
  eu_arrival: 'arrival',
  pet_birth: 'birth',
  birth: 'birth',
  rabies_vaccination: 'vaccination',
  vaccination: 'vaccination',
  travel_date: 'travel_date',
  travel: 'travel_date',
  bag_delivered: 'bag_delivered',
  delivery: 'bag_delivered',
  check_in: 'check_in',
  'check-in': 'check_in',
};

const units: Readonly<Record<string, Offset['unit']>> = { h: 'hour', d: 'day', m: 'month', y: 'year' };

/** Weeks as days, so that `+12w` and `+84d` are one offset; whole days as hours where the rule counts hours. */
const sizes: Readonly<Record<Offset['unit'], number>> = { hour: 1, day: 24, month: 24 * 30.4375, year: 24 * 365.25 };
const inHours = (offset: Offset): number => offset.amount * sizes[offset.unit];

interface ExpectedOffset {
  /** Every signed duration in the text, in order: `-48h to -72h` gives two. */
  readonly durations: readonly number[];
  /** `-48h to -72h`: anything between is right. */
  readonly range: boolean;
  /** An instant or a date that the deadline must fall on. */
  readonly absolute: string | null;
  /** `issued within 14 days`: the other side of the window, in days. */
  readonly issuedWithin: number | null;
  /** `each segment`: every leg must have it. */
  readonly each: boolean;
}

function readOffset(text: string, t0: number): ExpectedOffset {
  const dated = withDates(text, t0);
  const plain = dated
    .replace(/\d{4}-\d{2}-\d{2}(T[\d:.]+)?(Z|[+-]\d{2}:\d{2})?/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('–', '-');
  const durations = [...plain.matchAll(/([+±-])\s?(\d+)\s?(h|d|w|m|y)\b/g)].map(([, sign, amount, unit]) => {
    const size = unit === 'w' ? 7 * 24 : sizes[units[unit ?? 'h'] ?? 'hour'];
    return (sign === '-' ? -1 : 1) * Number(amount) * size;
  });
  return {
    durations,
    range: durations.length === 2 && /\d\s?[hdwmy]\s*(to|and|…|\.\.\.?|\/)\s*[+-]/.test(plain),
    absolute: /\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?/.exec(dated)?.[0] ?? null,
    issuedWithin: Number(/issued (?:within|no more than|<=|≤)\s*(\d+)/.exec(dated)?.[1] ?? Number.NaN) || null,
    each: /each|every/.test(dated),
  };
}

function offsetFits(expected: ExpectedOffset, found: Deadline): boolean {
  const { durations, range } = expected;
  const ends = [found.offset, found.opens_offset].flatMap((offset) => (offset ? [inHours(offset)] : []));
  if (expected.issuedWithin !== null && found.opens_offset?.amount !== -expected.issuedWithin) return false;
  if (durations.length === 0) return found.offset === null || found.anchor === 'booking';
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  if (!range) return ends.some((end) => near(end, durations[0] ?? Number.NaN));
  const both = durations.every((duration) => ends.some((end) => near(end, duration)));
  const [low, high] = [Math.min(...durations), Math.max(...durations)];
  return both || (found.offset !== null && inHours(found.offset) >= low && inHours(found.offset) <= high);
}

function absoluteFits(absolute: string | null, found: Deadline, flight: Flight | undefined): boolean {
  if (absolute === null) return true;
  const instants = [found.due_at, found.opens_at].filter((at): at is string => at !== null);
  if (absolute.includes('T'))
    return instants.some((at) => toMs(at) === toMs(/(Z|[+-]\d{2}:\d{2})$/.test(absolute) ? absolute : `${absolute}Z`));
  return instants.some((at) => localDate(at, flight?.origin_tz ?? 'UTC') === absolute);
}

/** `hard…` is law or an airline's condition; everything else is what prudence, practice or a carrier's option makes of it. */
const isHard = (kind: string): boolean => kind.trim().toLowerCase().startsWith('hard');
const foundHard = (found: Deadline): boolean => ['guarantee', 'required', 'quota'].includes(found.force);

/** The articles that a source cites; each must be in the source of the deadline found. */
const citations = (source: string): string[] =>
  (source.replaceAll(' ', '').match(/\d+\/\d{4}|CFR\d+\.\d+|Art\.?\d+(?:\(\d+\))?|AnnexI+/g) ?? []).map((cite) =>
    cite.replace('Art', 'Art.').replace('..', '.'),
  );

function problems(
  expected: ExpectedDeadline,
  offset: ExpectedOffset,
  found: Deadline,
  flight: Flight | undefined,
  first: Flight | undefined,
): string[] {
  const wrong: string[] = [];
  const anchor = anchors[expected.anchor.toLowerCase()];
  if (anchor !== found.anchor) wrong.push(`anchor ${found.anchor}`);
  if (expected.anchor === 'return_departure' && flight?.direction !== 'return') wrong.push('not the return');
  if (!offsetFits(offset, found))
    wrong.push(`offset ${found.offset ? `${found.offset.amount} ${found.offset.unit}` : 'none'}`);
  if (!absoluteFits(offset.absolute, found, flight ?? first))
    wrong.push(`due ${found.due_at}, opens ${found.opens_at}`);
  if (isHard(expected.kind) !== foundHard(found)) wrong.push(`kind ${found.force}`);
  const cited = found.source.cite.replaceAll(' ', '');
  for (const cite of citations(expected.source ?? ''))
    if (!cited.includes(cite)) wrong.push(`source ${found.source.cite}`);
  return wrong;
}

/** What a deadline is called: half of an expected name's words suffice, since anchor, offset and kind must be right too. */
const NAME_COVER = 0.5;

/**
 * One check for each expected deadline: its name, anchor, offset, kind and cited articles must all be those of one
 * deadline found; with `each`, every leg must have such a one.
 */
export function checkDeadlines(
  expected: readonly ExpectedDeadline[],
  found: readonly Deadline[],
  flights: readonly Flight[],
  t0: number,
): Check[] {
  return expected.map((wanted) => {
    const offset = readOffset(wanted.offset, t0);
    const shown = `${wanted.what} | ${wanted.anchor} ${wanted.offset} | ${wanted.kind} | ${wanted.source ?? ''}`;
    const flightOf = ({ leg }: Deadline) => (leg === null ? undefined : flights[leg]);
    const named = found.filter((deadline) =>
      names(
        withDates(wanted.what, t0),
        `${say(deadline.text, 'en')} ${deadline.rule.replaceAll('_', ' ')} ${flightOf(deadline)?.direction ?? ''}`,
        NAME_COVER,
      ),
    );
    const wrong = named.map((deadline) => ({
      deadline,
      problems: problems(wanted, offset, deadline, flightOf(deadline), flights[0]),
    }));
    const right = wrong.filter(({ problems: list }) => list.length === 0);
    const legs = new Set(right.map(({ deadline }) => deadline.leg));
    const ok = offset.each
      ? flights.every((flight) =>
          found.some(
            (deadline) => deadline.leg === flight.index && offsetFits(offset, deadline) && named.includes(deadline),
          ),
        ) && legs.size > 0
      : right.length > 0;
    const text = wrong
      .map(({ deadline, problems: list }) => `${deadline.rule} (${list.join(', ') || 'fits'})`)
      .join('; ');
    const reasons = named.length > 0 ? [] : found.map((deadline) => `${deadline.rule}: ${say(deadline.text, 'en')}`);
    return {
      what: `deadline "${wanted.what}"`,
      ok,
      expected: shown,
      found: text || 'no deadline of that name',
      reasons,
    };
  });
}
