import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import { loadAirports } from '../places/index.ts';
import { type FlightSketch, sketchTrip } from '../trip/testing.ts';
import { usBagFeeLetter, usDeniedBoardingLetter, usRefundLetter } from './index.ts';

const airports = await loadAirports();
type More = Parameters<typeof sketchTrip>[3];
const assess = (flights: readonly FlightSketch[], more: More) =>
  assessTrip(sketchTrip(airports, flights, {}, more), airports);
const flight = (route: string, carrier: string, minutes: number, more: Partial<FlightSketch> = {}): FlightSketch => ({
  route,
  carrier,
  minutes,
  ...more,
});
const letter = { language: 'en', pnr: 'ABC123', passengers: ['Ada Díaz'], signed_by: 'Ada Díaz' } as const;
const usd = (amount_cents: number) => ({ amount_cents, currency: 'USD' });

test.each<[string, string, number | null, number | null]>([
  ['domestic, 60 min late', 'JFK-LAX', 60, 0],
  ['domestic, 61 min late', 'JFK-LAX', 61, 60_000],
  ['domestic, 119 min late', 'JFK-LAX', 119, 60_000],
  ['domestic, 120 min late', 'JFK-LAX', 120, 120_000],
  ['domestic, nothing offered', 'JFK-LAX', null, 120_000],
  ['abroad, 239 min late', 'JFK-MAD', 239, 60_000],
  ['abroad, 240 min late', 'JFK-MAD', 240, 120_000],
  ['into the United States', 'MAD-JFK', 300, null],
])('US denied boarding: %s', (_, route, late, cents) => {
  const reroute = late === null ? null : { early: 0, late };
  const { rights } = assess([flight(route, 'AA', 400)], {
    disruption: { event: 'denied_boarding', fare: usd(30_000), reroute },
  });
  expect(rights?.us?.denied_boarding_cents).toBe(cents);
});

test('the caps of before 2025 go to a person, and without a fare no amount is made up', () => {
  const old = assess([flight('JFK-LAX', 'AA', 380)], {
    departs: '2024-06-01T14:00:00Z',
    disruption: { event: 'denied_boarding', fare: usd(90_000), reroute: null },
  });
  expect(old.rights?.us).toMatchObject({ denied_boarding_cents: 155_000, review: ['law_unverified'] });
  expect(old.flags).toContain('person_must_look');
  const unknown = assess([flight('JFK-LAX', 'AA', 380)], { disruption: { event: 'denied_boarding' } });
  expect(unknown.rights?.us).toMatchObject({ denied_boarding_cents: null, review: ['facts_missing'] });
});

test.each<[string, string, object, string]>([
  ['domestic 179 min', 'JFK-LAX', { final_delay: 179, declined: true }, 'none'],
  ['domestic 180 min', 'JFK-LAX', { final_delay: 180, declined: true }, 'due'],
  ['abroad 359 min', 'MAD-JFK', { final_delay: 359, declined: true }, 'none'],
  ['abroad 360 min, not said', 'MAD-JFK', { final_delay: 360 }, 'if_declined'],
  ['cancelled and taken', 'MAD-JFK', { event: 'cancellation', declined: false }, 'none'],
  ['cancelled and declined', 'MAD-JFK', { event: 'cancellation', declined: true }, 'due'],
  ['other airport', 'MAD-JFK', { other_airport: true, declined: true }, 'due'],
])('US refund: %s', (_, route, disruption, refund) => {
  expect(assess([flight(route, 'IB', 480)], { disruption }).rights?.us?.refund).toBe(refund);
});

test('outside the United States there are no US rights', () => {
  const { rights } = assess([flight('MAD-LHR', 'IB', 150)], { disruption: { final_delay: 400 } });
  expect(rights?.us).toBeNull();
});

test('a lower class gives back part of that segment’s fare where a law applies', () => {
  const lower = { downgrade: { fare: { amount_cents: 200_00, currency: 'EUR' } }, final_delay: 0 };
  const down = (route: string, carrier: string) =>
    assess([flight(route, carrier, 300)], { disruption: lower }).rights?.downgrade;
  expect([
    down('MAD-LIS', 'IB')?.amount_cents,
    down('MAD-LPA', 'IB')?.amount_cents,
    down('MAD-JFK', 'IB')?.amount_cents,
  ]).toEqual([60_00, 100_00, 150_00]);
  expect(down('JFK-MEX', 'AA')).toBeNull();
});

test('court limits of departure, arrival and airline, unknown ones said so', () => {
  const { rights, conclusions } = assess([flight('MAD-FRA', 'LX', 160)], { disruption: { final_delay: 200 } });
  expect(rights?.time_limits.map(({ country, until }) => [country, until])).toEqual([
    ['ES', '2032-05-03'],
    ['DE', '2030-12-31'],
    ['CH', null],
  ]);
  expect(conclusions).toContainEqual({
    key: 'conclusion.court_until',
    params: { country: 'DE', date: '2030-12-31' },
  });
});

test.each([
  ['domestic 12 h', 'JFK-LAX', 380, 12, false],
  ['domestic 13 h', 'JFK-LAX', 380, 13, true],
  ['abroad 15 h', 'MAD-JFK', 480, 15, false],
  ['abroad 16 h', 'MAD-JFK', 480, 16, true],
  ['a segment above 12 h, 30 h', 'DOH-LAX', 960, 30, false],
  ['a segment above 12 h, 31 h', 'DOH-LAX', 960, 31, true],
] as const)('US baggage fee: %s', (_, route, minutes, hours_late, due) => {
  const { baggage } = assess([flight(route, 'AA', minutes)], { baggage: { hours_late, fee_cents: 4000 } });
  expect(baggage?.fee_refund).toBe(due);
});

test('baggage limits: domestic US floor, Montreal elsewhere, old ones for a person', () => {
  const bag = (route: string, departs?: string) =>
    assess([flight(route, 'AA', 380)], { baggage: {}, ...(departs ? { departs } : {}) }).baggage;
  expect(bag('JFK-LAX')).toMatchObject({ limit_sdr: null, us_floor_cents: 470_000, fee_refund: null, review: [] });
  expect(bag('MAD-JFK')).toMatchObject({ limit_sdr: 1519, us_floor_cents: null });
  expect(bag('MAD-JFK', '2024-06-01T10:00:00Z')).toMatchObject({ limit_sdr: 1288, review: ['law_unverified'] });
});

test.each(['en', 'es'] as const)(
  'US letters in %s are written from the same facts, and only when something is due',
  (language) => {
    const facts = { ...letter, language, pir: 'JFKAA12345' };
    const refund = assess([flight('JFK-LAX', 'AA', 380)], { disruption: { event: 'cancellation', declined: true } });
    const denied = assess([flight('JFK-LAX', 'AA', 380)], {
      disruption: { event: 'denied_boarding', fare: usd(60_000), reroute: { early: 0, late: 90 } },
    });
    const bag = assess([flight('JFK-LAX', 'AA', 380)], { baggage: { hours_late: 20, fee_cents: 4000 } });
    const letters = [
      refund.rights && usRefundLetter(refund.rights, facts),
      denied.rights && usDeniedBoardingLetter(denied.rights, facts),
      bag.baggage && usBagFeeLetter(bag.baggage, facts),
    ];
    for (const written of letters) {
      expect([written?.subject, ...(written?.paragraphs ?? [])].join('\n')).not.toMatch(/\{\{|(rights|letter)\.[a-z]/);
      expect(written?.paragraphs.length).toBeGreaterThan(5);
    }
    expect(letters[1]?.paragraphs.join('\n')).toContain(language === 'en' ? '1,075.00 USD' : '1075,00 USD');
    expect(letters[2]?.paragraphs.join('\n')).toContain(language === 'en' ? '40.00 USD' : '40,00 USD');
    expect(denied.rights && usRefundLetter(denied.rights, facts)).toBeNull();
    expect(refund.rights && usDeniedBoardingLetter(refund.rights, facts)).toBeNull();
  },
);

test('a leg that the direction does not have is refused by its key', () => {
  expect(() => assess([flight('JFK-LAX', 'AA', 380)], { disruption: { leg: 1 } })).toThrow('error.trip.leg');
});
