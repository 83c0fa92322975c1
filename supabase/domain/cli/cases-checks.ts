import type { Assessment } from '../assess/index.ts';
import { forbiddenPairs } from '../assistance/codes.ts';
import type { AssistanceItem } from '../assistance/plan.ts';
import type { RequiredDocument } from '../documents/index.ts';
import { flagsEn } from '../messages/flags.en.ts';
import { say } from '../messages/rules.ts';
import type { Flight } from '../trip/index.ts';
import type { Expectation } from './cases-format.ts';
import { withDates } from './cases-time.ts';
import { names, partsSaid, readWords } from './matcher.ts';
import { type Check, compare } from './report.ts';

/** The legs that `on` names: `all`, `outbound`, `return`, a pair (`MAD-JFK`), a carrier, a position from 1, or a list. */
function legsOn(on: string | readonly string[], flights: readonly Flight[]): Flight[] {
  const wanted = typeof on === 'string' ? [on] : on;
  const picked = flights.filter((flight, index) =>
    wanted.some((word) =>
      [
        'all',
        flight.direction,
        `${flight.origin}-${flight.destination}`,
        flight.operating_carrier,
        `${index + 1}`,
        `leg${index + 1}`,
      ].includes(word),
    ),
  );
  if (picked.length === 0) throw new Error(`"on": ${JSON.stringify(on)} names no leg of the case`);
  return picked;
}

/** What a word of an expected free text must look like in the airline's text. */
const textWords: readonly [RegExp, RegExp][] = [
  [/piece|number/i, /\d+PC/],
  [/weight|kg/i, /\d+(\.\d+)?KG/],
  [/dim|size|cage/i, /\d+CM/],
  [/\bage\b/i, /UM\d\d/],
  [/species|dog|cat/i, /DOG|CAT|FERRET|BIRD|RABBIT|OTHER/],
  [/escort/i, /ESCORT/],
  [/battery|wh\b/i, /\d+WH/],
  [/flow|litre|l\/min/i, /LPM/],
];

/** The rest of an expected SSR: fallback, free text, and who confirms it. A key that nothing reads fails. */
function checkSsrDetails(
  wanted: Record<string, unknown>,
  items: readonly AssistanceItem[],
  flights: readonly Flight[],
): Check[] {
  const about = `SSR ${wanted.code}`;
  return Object.entries(wanted).flatMap(([key, value]): Check[] => {
    const expected = String(value);
    const check = (ok: boolean, found: unknown): Check[] => [
      { what: `${about} ${key}`, ok: ok && items.length > 0, expected, found: String(found) || 'none' },
    ];
    switch (key) {
      case 'code':
      case 'on':
      case 'mandatory':
        return [];
      case 'fallback': {
        const texts = items.map(({ fallback }) => (fallback === null ? '' : say({ key: fallback }, 'en')));
        return check(
          texts.every((text) => names(expected, text)),
          texts[0],
        );
      }
      case 'text': {
        const looked = textWords.filter(([word]) => word.test(expected)).map(([, form]) => form);
        return check(
          looked.length > 0 && items.every(({ text }) => looked.every((form) => form.test(text ?? ''))),
          items[0]?.text,
        );
      }
      case 'confirm': {
        const each = items.every(({ leg, confirm_with }) => flights[leg]?.operating_carrier === confirm_with);
        return check(
          each && names(expected, 'each operating carrier separately'),
          items.map(({ confirm_with }) => confirm_with).join(', '),
        );
      }
      default:
        return check(false, 'this kind of expectation is not known');
    }
  });
}

/** Codes that must be on their legs for every traveller, codes that must be on none, and no contradiction among them. */
export function checkSsr(
  expected: NonNullable<Expectation['ssr']>,
  mustNot: readonly string[],
  found: Assessment,
  flights: readonly Flight[],
): Check[] {
  const codesOn = (leg: number) => found.assistance.filter((item) => item.leg === leg);
  const every = [...new Set(found.assistance.map(({ code }) => code))];
  const reasons = found.fit.map(({ leg, verdict }) => `leg ${leg + 1}: ${verdict.kind}, ${say(verdict.reason, 'en')}`);
  const checks = expected.flatMap((wanted): Check[] => {
    const legs = legsOn(wanted.on, flights);
    const items = legs.map((flight) => codesOn(flight.index).filter(({ code }) => code === wanted.code));
    const shown = `${wanted.code} on ${typeof wanted.on === 'string' ? wanted.on : wanted.on.join(', ')}`;
    const present: Check = {
      what: `SSR ${wanted.code}`,
      ok: items.every((item) => item.length === found.trip.travellers.length),
      expected: shown,
      found: flights
        .map(
          (flight) =>
            `${flight.origin}-${flight.destination}: ${
              codesOn(flight.index)
                .map(({ code }) => code)
                .join(' ') || 'none'
            }`,
        )
        .join('; '),
      reasons,
    };
    const mandatory =
      wanted.mandatory === undefined
        ? []
        : [
            compare(
              `SSR ${wanted.code} mandatory on ${wanted.on}`,
              wanted.mandatory,
              items.flat()[0]?.mandatory ?? null,
              reasons,
            ),
          ];
    const rest = checkSsrDetails(wanted, items.flat(), flights);
    return [present, ...mandatory, ...rest];
  });
  const absent = mustNot.map((code) => ({
    what: `SSR ${code} must not be there`,
    ok: !every.includes(code),
    expected: `no ${code}`,
    found: every.join(' ') || 'none',
    reasons,
  }));
  const clashes = flights.flatMap((flight) =>
    found.trip.travellers.flatMap(({ id }) =>
      forbiddenPairs(
        codesOn(flight.index)
          .filter((item) => item.traveller === id)
          .map(({ code }) => code),
      ),
    ),
  );
  return [
    ...checks,
    ...absent,
    { what: 'forbidden combinations', ok: clashes.length === 0, expected: 'none', found: JSON.stringify(clashes) },
  ];
}

/** A document with its direction, where it is for one direction of a return trip only. */
function documentText(document: RequiredDocument, flights: readonly Flight[]): string {
  const ways = new Set(document.legs.map((leg) => flights[leg]?.direction));
  const both = new Set(flights.map(({ direction }) => direction)).size > 1;
  const [only] = ways;
  return `${say(document.text, 'en')}${both && ways.size === 1 ? ` (${only} only)` : ''}`;
}

/** `none`: nothing beyond travel papers. `none medical`: nothing medical. Parts joined by ` + ` are looked for one by one. */
export function checkDocuments(
  expected: readonly string[],
  found: Assessment,
  flights: readonly Flight[],
  t0: number,
): Check[] {
  const texts = found.documents.map((document) => documentText(document, flights));
  return expected.map((wanted) => {
    const nothing = /^none\b\s*(.*)$/i.exec(wanted.trim());
    const category = nothing?.[1]?.toLowerCase();
    const counted = found.documents.filter((document) =>
      category ? document.category === category : document.category !== 'identity',
    );
    const ok = nothing
      ? counted.length === 0
      : withDates(wanted, t0)
          .split(' + ')
          .every((part) => texts.some((text) => names(part, text)));
    return {
      what: `document "${wanted}"`,
      ok,
      expected: wanted,
      found: (nothing ? counted.map(({ id }) => id) : texts).join(' | ') || 'none',
    };
  });
}

const meanings: Readonly<Record<string, string>> = flagsEn;
/** A flag of another name must be described by one that was found: three quarters of its words, and every number. */
const FLAG_COVER = 0.75;

export function checkFlags(expected: readonly string[], found: readonly string[]): Check[] {
  return expected.map((wanted) => {
    const words = wanted.replaceAll('_', ' ');
    const ok =
      found.includes(wanted) ||
      found.some((flag) => names(words, `${flag.replaceAll('_', ' ')} ${meanings[`flag.${flag}`] ?? ''}`, FLAG_COVER));
    return { what: `flag ${wanted}`, ok, expected: wanted, found: found.join(', ') || 'none' };
  });
}

/** A block of the same carrier (or of none) whose reason says, clause by clause, what is expected. */
export function checkBlocks(expected: NonNullable<Expectation['block']>, found: Assessment, t0: number): Check[] {
  const shown = found.blocks.map(({ carrier, reason }) => `${carrier ?? 'trip'}: ${say(reason, 'en')}`);
  return expected.map((wanted) => {
    const texts = found.blocks
      .filter(({ carrier }) => wanted.carrier === undefined || carrier === wanted.carrier)
      .map(({ reason }) => say(reason, 'en'));
    const ok = partsSaid(withDates(wanted.reason, t0), texts).every((part) => part.ok);
    return {
      what: 'block',
      ok: ok && texts.length > 0,
      expected: `${wanted.carrier ?? 'trip'}: ${wanted.reason}`,
      found: shown.join(' | ') || 'none',
    };
  });
}

/** Every part of the decision must be said: by one of the conclusions, or by the reason of a verdict or a block. */
export function checkDecision(decision: string, found: Assessment, t0: number): Check[] {
  const conclusions = found.conclusions.map((note) => say(note, 'en'));
  const reasons = [...found.fit.map(({ verdict }) => verdict.reason), ...found.blocks.map(({ reason }) => reason)];
  const said = [...new Set([...conclusions, ...reasons.map((note) => say(note, 'en'))])];
  return partsSaid(withDates(decision, t0), said).map(({ clause, ok }) => ({
    what: `decision "${clause}"`,
    ok,
    expected: clause,
    found: conclusions.join(' | '),
    reasons: [`numbers and codes looked for: ${[...readWords(clause).exact].join(', ') || 'none'}`],
  }));
}
