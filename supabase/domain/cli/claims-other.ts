import type { Airport, Airports } from '../places/airports.ts';
import { ellipsoidKm, greatCircleKm } from '../places/distance.ts';
import {
  assessCare,
  assessEu,
  type Care,
  downgradePercent,
  type FlightFacts,
  nearThreshold,
  usBagFeeRefundDue,
  usDeniedBoarding,
  usRefundDue,
} from '../rights/index.ts';
import type { Row } from './claims-format.ts';
import { checkMontreal } from './claims-montreal.ts';
import { type Check, compare, stepText } from './report.ts';

type Checker = (row: Row, airports: Airports) => Check[];

const text = (row: Row, key: string): string => {
  const value = row[key];
  if (typeof value !== 'string') throw new Error(`"${key}" must be a text`);
  return value;
};
const number = (row: Row, key: string): number => {
  const value = row[key];
  if (typeof value !== 'number') throw new Error(`"${key}" must be a number`);
  return value;
};

function pair(route: string, airports: Airports): [Airport, Airport] {
  const [from, to] = route.split('-').map((code) => airports.find(code));
  if (!from || !to) throw new Error(`"${route}" names an airport that is not in the index`);
  return [from, to];
}

/** What each word of an expectation about care asks for. Every part of the sentence must be known and true. */
const careWords: readonly [RegExp, (care: Care, found: ReturnType<typeof assessEu>) => boolean][] = [
  [/^(none|nothing|no care)$/, (care) => !care.meals_and_communications && !care.hotel && !care.at_once],
  [/^meals?( and refreshments)?$/, (care) => care.meals_and_communications],
  [/^(2|two) communications?$/, (care) => care.meals_and_communications],
  [/^(hotel|accommodation)$/, (care) => care.hotel],
  [/^(transport|transfers?)( to (it|the hotel))?$/, (care) => care.hotel],
  [/^refund( right)?( \(?art\. ?8(\(1\)(\(a\))?)?\)?)?$/, (care) => care.refund],
  [/^no compensation( by itself)?$/, (_, found) => found.amount_cents === 0],
  [/^(care )?as soon as possible$/, (care) => care.at_once],
  [/^no threshold( \(art\.11\(2\)\))?$/, (care) => care.at_once],
];

/** `179 / 180 min, MAD-LPA` with `none / meals`: one check for each alternative. No route means that any must do. */
const care: Checker = (row, airports) => {
  const facts = text(row, 'facts');
  const expectations = text(row, 'expect').split(' / ');
  const delays = (/((?:\d+\s*\/\s*)*\d+)\s*min/.exec(facts)?.[1] ?? '0').split('/').map(Number);
  const route = /\b[A-Z]{3}-[A-Z]{3}\b/.exec(facts)?.[0];
  const vulnerable = /unaccompanied|\bPRM\b|reduced mobility/.test(facts);
  const nextDay = /next day|overnight/.test(facts);
  const routes = route ? [route] : ['MAD-BCN', 'MAD-LPA', 'MAD-JFK'];
  return routes.flatMap((each) =>
    expectations.flatMap((expected, index) => {
      const [from, to] = pair(each, airports);
      const delay = delays[Math.min(index, delays.length - 1)] ?? 0;
      const event: FlightFacts = {
        from: from.code,
        to: to.code,
        licence: 'EU',
        event: 'delay',
        delay: 0,
        departure_delay: delay,
        vulnerable,
        next_day_departure: nextDay,
      };
      const found = assessEu(event, from, to);
      const owed = assessCare(event, found.distance);
      return expected
        .toLowerCase()
        .split(/\s*[,+]\s*/)
        .map((part): Check => {
          const word = careWords.find(([pattern]) => pattern.test(part.trim()));
          const got = owed.steps.map(stepText).join(' ');
          return {
            what: `${each} ${delay} min: ${part}`,
            ok: word?.[1](owed, found) ?? false,
            expected,
            found: word ? got : `"${part}" is not understood; ${got}`,
          };
        });
    }),
  );
};

const dollars = (cents: number) => cents / 100;

const checkers: Readonly<Record<string, Checker>> = {
  care_art9: care,
  downgrade_art10: (row, airports) => [
    compare('pct', row.pct, downgradePercent(...pair(text(row, 'route'), airports))),
  ],
  us_dbc: (row) => {
    const scope = text(row, 'scope') === 'domestic' ? 'domestic' : 'international_from_US';
    // 14 CFR 250 binds flights that leave a US airport; nothing is due on a flight into the United States.
    if (/to_us/i.test(text(row, 'scope'))) return [compare('usd', row.usd, 0)];
    const late = row.alt_late_min == null ? null : number(row, 'alt_late_min');
    const cents = usDeniedBoarding({
      scope,
      one_way_fare_cents: number(row, 'one_way_fare') * 100,
      alternative_late: late,
      volunteered: row.volunteered === true || row.volunteer === true,
      ...(typeof row.date === 'string' ? { date: row.date } : {}),
    });
    return [compare('usd', row.usd, dollars(cents))];
  },
  us_refund: (row) => {
    const scope = text(row, 'scope');
    if ('bag_fee_refund' in row) {
      const bag = {
        international: !scope.startsWith('domestic'),
        longest_segment_hours: scope.includes('gt_12h') ? 13 : 10,
        hours_late: number(row, 'bag_hours'),
      };
      return [compare('bag_fee_refund', row.bag_fee_refund, usBagFeeRefundDue(bag))];
    }
    const change = {
      scope: scope === 'domestic' ? ('domestic' as const) : ('international' as const),
      cancelled: row.cancelled === true,
      arrival_late: Number(row.arrival_late_min ?? 0),
      departure_early: Number(row.departure_early_min ?? 0),
      other_airport: row.other_airport === true || row.airport_changed === true,
      more_connections: row.more_connections === true || row.extra_connection === true,
      downgraded: row.downgraded === true || row.downgrade === true,
      disability_change: row.disability_change === true,
      declined: row.declined === true,
    };
    return [compare('refund', row.refund, usRefundDue(change))];
  },
  montreal: checkMontreal,
  distance_ambiguous: (row, airports) => {
    const [from, to] = pair(text(row, 'pair'), airports);
    const km = greatCircleKm(from, to);
    const near = (what: string, expected: number, found: number | null): Check => ({
      what,
      ok: found !== null && Math.abs(found - expected) <= 0.2,
      expected: `${expected} ± 0.2 km`,
      found: `${found?.toFixed(1)} km`,
    });
    return [
      near('spherical', number(row, 'spherical'), km),
      near('wgs84', number(row, 'wgs84'), ellipsoidKm(from, to)),
      compare('a person must look', true, nearThreshold(km) !== null),
    ];
  },
};

/** One row of a section other than the vectors. */
export function checkOther(section: string, row: Row, airports: Airports): Check[] {
  const checker = checkers[section];
  if (!checker) throw new Error(`section "${section}" is not known (known: ${Object.keys(checkers).join(', ')})`);
  return checker(row, airports);
}
