import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import { loadAirports } from '../places/index.ts';
import { sketchTrip } from '../trip/testing.ts';
import {
  assessEu,
  assessUk,
  baggageLetter,
  baggageLimit,
  claimLetter,
  claimUntil,
  countsAsLost,
  type FlightFacts,
  montrealLimits,
  readCause,
  sdrToCents,
  timeLimit,
  usDeniedBoarding,
} from './index.ts';

const airports = await loadAirports();
const at = (code: string) => {
  const airport = airports.find(code);
  if (!airport) throw new Error(`${code} must be in the index`);
  return airport;
};
const eu = (facts: Partial<FlightFacts> & { from: string; to: string }, options = {}) =>
  assessEu({ licence: 'EU', event: 'delay', delay: 200, ...facts }, at(facts.from), at(facts.to), options);

test('the reform is present but off, and on it chooses by flight date', () => {
  const facts = { from: 'MAD', to: 'JFK', delay: 239 };
  expect(eu({ ...facts, flight_date: '2030-01-01' })).toMatchObject({
    rule_set: 'eu261@2004',
    amount_cents: 60_000,
    reducible_to_cents: 30_000,
  });
  const options = { reformFrom: '2027-10-01' };
  expect(eu({ ...facts, flight_date: '2027-09-30' }, options).rule_set).toBe('eu261@2004');
  expect(eu({ ...facts, flight_date: '2027-10-01' }, options)).toMatchObject({
    rule_set: 'eu261@2027',
    amount_cents: 30_000,
    reducible_to_cents: null,
  });
  expect(eu({ ...facts, delay: 240, flight_date: '2027-10-01' }, options).amount_cents).toBe(30_000);
  expect(eu({ ...facts, delay: 241, flight_date: '2027-10-01' }, options).amount_cents).toBe(60_000);
});

test('within 0.3 % of a threshold a person must look, but not where the threshold decides nothing', () => {
  expect(eu({ from: 'GVA', to: 'SKG' }).review).toContain('near_threshold');
  expect(eu({ from: 'BCN', to: 'DKR' }).review).toContain('near_threshold');
  expect(eu({ from: 'MAD', to: 'JFK' }).review).toEqual([]);
});

test('missing facts give no amount, but a person who must look', () => {
  expect(eu({ from: 'MAD', to: 'BCN', delay: null })).toMatchObject({ amount_cents: null, review: ['facts_missing'] });
  expect(eu({ from: 'JFK', to: 'MAD', licence: null })).toMatchObject({
    applies: null,
    amount_cents: null,
    review: ['licence_unknown'],
  });
  expect(eu({ from: 'MAD', to: 'BCN', event: 'cancellation' })).toMatchObject({ amount_cents: null });
  expect(eu({ from: 'MAD', to: 'BCN', cause: 'bird strike' }).review).toEqual(['cause_unproven']);
});

test.each([
  [119, 0],
  [180, 250],
  [330, 250],
])('of a delay of %i minutes the extraordinary part is taken off', (ordinary, amount) => {
  expect(eu({ from: 'MAD', to: 'BCN', delay: ordinary + 60, extraordinary_minutes: 60 }).amount_cents).toBe(
    amount * 100,
  );
});

test('a flight brought forward by more than an hour is a cancellation that pays in full', () => {
  const forward = {
    from: 'MAD',
    to: 'BCN',
    event: 'brought_forward',
    notice_minutes: 2880,
    reroute: { early: 61, late: 0 },
  } as const;
  expect(eu({ ...forward, brought_forward: 60 }).amount_cents).toBe(0);
  expect(eu({ ...forward, brought_forward: 61 })).toMatchObject({ amount_cents: 25_000, reducible_to_cents: null });
  expect(eu({ ...forward, brought_forward: 61, notice_minutes: 14 * 1440 }).amount_cents).toBe(0);
});

test('denied boarding: no compensation for volunteers and for reasonable grounds', () => {
  const denied = { from: 'BCN', to: 'MUC', event: 'denied_boarding' } as const;
  expect(eu({ ...denied, volunteered: true }).amount_cents).toBe(0);
  expect(eu({ ...denied, reasonable_grounds: true }).amount_cents).toBe(0);
  expect(eu({ ...denied, extraordinary: true }).amount_cents).toBe(25_000);
});

test('UK261 knows no intra-territory clause and covers a British carrier into the EU', () => {
  const uk = (from: string, to: string, licence: 'UK' | 'EU' | 'other') =>
    assessUk({ from, to, licence, event: 'delay', delay: 300 }, at(from), at(to)).amount_cents;
  expect([uk('JFK', 'MAD', 'UK'), uk('JFK', 'MAD', 'EU'), uk('JFK', 'LHR', 'EU'), uk('LHR', 'TFS', 'other')]).toEqual([
    52_000, 0, 52_000, 35_000,
  ]);
});

test('compensation never grows when the delay shrinks, and a cut never exceeds the amount', () => {
  const route = fc.constantFrom(['MAD', 'BCN'], ['HEL', 'TFS'], ['MAD', 'JFK'], ['JFK', 'CDG'], ['MUC', 'IST']);
  fc.assert(
    fc.property(route, fc.nat(1500), fc.nat(1500), ([from = '', to = ''], a, b) => {
      const less = eu({ from, to, delay: Math.min(a, b) });
      const more = eu({ from, to, delay: Math.max(a, b) });
      expect(less.amount_cents ?? 0).toBeLessThanOrEqual(more.amount_cents ?? 0);
      expect(more.reducible_to_cents ?? 0).toBeLessThanOrEqual(more.amount_cents ?? 0);
    }),
  );
});

test('every step has a citation', () => {
  expect(eu({ from: 'MAD', to: 'JFK' }).steps.every(({ cite }) => cite.length > 3)).toBe(true);
});

test('causes in an airline’s own words', () => {
  expect(
    [
      'crew shortage',
      'pilot strike',
      'bird strike',
      'wildcat strike by crew',
      'ATC restrictions',
      'engine fault',
      'the stars',
    ].map(readCause),
  ).toEqual([
    'crew_shortage',
    'staff_strike',
    'bird_strike',
    'wildcat_strike',
    'air_traffic_control',
    'technical_fault',
    null,
  ]);
});

test('Montreal limits go by the day of the event, the SDR by configuration', () => {
  expect([montrealLimits('2024-12-27').baggage_sdr, montrealLimits('2024-12-28').baggage_sdr]).toEqual([1288, 1519]);
  expect(() => montrealLimits('1999-01-01')).toThrow(/2003/);
  expect(sdrToCents(1519, { eur_cents_per_sdr: 122.5, as_of: '2027-01-01' })).toBe(186_078);
  expect([baggageLimit('2027-01-01', false), baggageLimit('2027-01-01', true)]).toEqual([1519, null]);
  expect([countsAsLost('2027-03-01', '2027-03-21'), countsAsLost('2027-03-01', '2027-03-22')]).toEqual([false, true]);
});

test('national time limits, Germany’s to the end of the year', () => {
  expect([
    claimUntil('ES', '2027-05-03'),
    claimUntil('DE', '2027-05-03'),
    claimUntil('GB-SCT', '2027-05-03'),
    claimUntil('XX', '2027-05-03'),
  ]).toEqual(['2032-05-03', '2030-12-31', '2032-05-03', null]);
  expect(timeLimit('GB')?.years).toBe(6);
});

test('US denied boarding: no substitute pays four times, and caps go by date', () => {
  const facts = { scope: 'domestic', one_way_fare_cents: 70_000, alternative_late: null } as const;
  expect([
    usDeniedBoarding(facts),
    usDeniedBoarding({ ...facts, date: '2024-06-01' }),
    usDeniedBoarding({ ...facts, volunteered: true }),
  ]).toEqual([215_000, 155_000, 0]);
});

const lateChild = () =>
  assessTrip(
    sketchTrip(
      airports,
      [
        { route: 'LIS-MAD', carrier: 'IB', minutes: 80 },
        { route: 'MAD-GVA', carrier: 'IB', minutes: 120, hour: 3 },
      ],
      { minor: { travels_alone: true } },
      {
        birth_date: '2019-01-01',
        disruption: { final_delay: 1010, departure_delay: 95, missed_connection: true, cause: 'crew shortage' },
      },
    ),
    airports,
  );

test('one booking is one journey: origin to final destination, with care from the first minute for a child alone', () => {
  const { rights, flags } = lateChild();
  expect(rights?.eu).toMatchObject({ amount_cents: 25_000, review: ['near_threshold'] });
  expect(rights?.care).toMatchObject({ at_once: true, hotel: true });
  expect(flags).toEqual(expect.arrayContaining(['art11_care_any_length', 'minor_claimant', 'distance_near_threshold']));
});

test.each([
  [
    'en',
    'Claim under Regulation (EC) 261/2004: booking ABC123, LIS–GVA, May 3, 2027',
    'I therefore ask for 250 EUR under Regulation',
  ],
  [
    'es',
    'Reclamación según el Reglamento (CE) 261/2004: reserva ABC123, LIS–GVA, 3 de mayo de 2027',
    'Por ello solicito 250 EUR según el Reglamento',
  ],
] as const)('the letter in %s says the same facts', (language, subject, amount) => {
  const { rights } = lateChild();
  const letter =
    rights &&
    claimLetter(rights, rights.eu, { language, pnr: 'ABC123', passengers: ['Leo Díaz'], signed_by: 'Ana Díaz' });
  expect(letter?.subject).toBe(subject);
  expect(letter?.paragraphs.join('\n')).toContain(amount);
  expect(letter?.paragraphs.join('\n')).not.toMatch(/\{\{|(rights|letter|cause)\.[a-z]/);
  expect(
    rights &&
      claimLetter(rights, rights.uk, { language, pnr: 'ABC123', passengers: ['Leo Díaz'], signed_by: 'Ana Díaz' }),
  ).toBeNull();
});

test('the baggage letter names its article and its limit', () => {
  const letter = baggageLetter({
    language: 'en',
    kind: 'delay',
    pnr: 'ABC123',
    pir: 'CGNEW12345',
    passengers: ['Ada'],
    signed_by: 'Ada',
    delivered_on: '2027-05-10',
    event_date: '2027-05-03',
  });
  expect(letter.paragraphs.join('\n')).toMatch(/May 10, 2027.*Article 31\(2\)[\s\S]*1,519 special drawing rights/);
});
