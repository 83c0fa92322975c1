import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteFee } from '../../domain/fees/index.ts';
import cases from '../../domain/fixtures/intake-cases.json' with { type: 'json' };
import { legsSchema } from '../../domain/legs/index.ts';
import { leg } from './stories.ts';
import { openWorld, refusal, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Legs = ReturnType<typeof leg>[];
const quote = (legs: unknown) => world.call(world.ana, 'quote_fee', { p_legs: legs });

/** The database's quote, after making sure that the domain library says the same. */
async function bothQuote(legs: Legs) {
  const ours = await quote(legs);
  expect(quoteFee(legsSchema.parse(legs))).toEqual(ours);
  return ours;
}

test.each([
  [119, 'short', 2500],
  [120, 'medium', 4500],
  [419, 'medium', 4500],
  [420, 'long', 7500],
])('%i minutes one way are %s', async (minutes, tier, cents) => {
  const quoted = await bothQuote([leg('MAD', 'BCN', 'IB', minutes)]);
  expect(quoted).toMatchObject({ tier, amount_cents: cents, currency: 'EUR', reason: 'flight_time' });
});

test('a return takes the dearer direction, not the sum', async () => {
  const out = leg('MAD', 'JFK', 'IB', 119);
  const back = leg('JFK', 'MAD', 'IB', 420, { direction: 'return', days: 40 });
  expect(await bothQuote([out, back])).toMatchObject({ tier: 'long', direction: 'return' });
});

test('two operating carriers anywhere in the itinerary are interline', async () => {
  const out = leg('MAD', 'JFK', 'IB', 505);
  const back = leg('JFK', 'MAD', 'AA', 435, { direction: 'return', days: 40 });
  expect(await bothQuote([out, back])).toMatchObject({ tier: 'complex', amount_cents: 8500, reason: 'interline' });
});

test('one connection each way is not multi-transit, two in one direction are', async () => {
  const chain = (count: number, direction: 'outbound' | 'return', days: number) =>
    ['MAD', 'CDG', 'BRU', 'OSL']
      .slice(0, count + 1)
      .flatMap((from, n, all) =>
        n < count ? [leg(from, String(all[n + 1]), 'AF', 60, { direction, days: days + n })] : [],
      );
  expect(await bothQuote([...chain(2, 'outbound', 10), ...chain(2, 'return', 20)])).toMatchObject({ tier: 'medium' });
  expect(await bothQuote([...chain(3, 'outbound', 10)])).toMatchObject({ reason: 'multi_transit' });
});

test('round the world is complex even with one carrier and one stop each way', async () => {
  const legs = [
    leg('MAD', 'NRT', 'XX', 840, { days: 10, zones: ['Europe/Madrid', 'Asia/Tokyo'] }),
    leg('NRT', 'LAX', 'XX', 600, { days: 14, zones: ['Asia/Tokyo', 'America/Los_Angeles'] }),
    leg('LAX', 'MAD', 'XX', 700, { days: 20, zones: ['America/Los_Angeles', 'Europe/Madrid'], direction: 'return' }),
  ];
  expect(await bothQuote(legs)).toMatchObject({ tier: 'complex', reason: 'round_the_world' });
  const thereAndBack = [
    leg('MAD', 'NRT', 'XX', 840, { days: 10, zones: ['Europe/Madrid', 'Asia/Tokyo'] }),
    leg('NRT', 'MAD', 'XX', 860, { days: 20, zones: ['Asia/Tokyo', 'Europe/Madrid'], direction: 'return' }),
  ];
  expect(await bothQuote(thereAndBack)).toMatchObject({ tier: 'long', reasons: ['flight_time'] });
});

interface IntakeLeg {
  from: string;
  to: string;
  op: string;
  min: number;
  tz: string[];
}
const legsOf = (list: IntakeLeg[] | undefined, direction: 'outbound' | 'return', days: number): Legs =>
  (list ?? []).map(({ from, to, op, min, tz }, n) =>
    leg(from, to, op, min, { days: days + n, direction, zones: [String(tz[0]), String(tz[1])] }),
  );

const intake = cases.cases as unknown as {
  id: string;
  fee: { tier: string; eur: number };
  outbound: IntakeLeg[];
  return?: IntakeLeg[];
}[];
test.each(intake.map((one) => [one.id, one] as const))(
  'intake case %s has its tier in SQL and in the library',
  async (_, one) => {
    const quoted = await bothQuote([...legsOf(one.outbound, 'outbound', 10), ...legsOf(one.return, 'return', 30)]);
    expect(quoted).toMatchObject({ tier: one.fee.tier.toLowerCase(), amount_cents: one.fee.eur * 100 });
  },
);

test('bad legs are refused with their field', async () => {
  const good = leg('MAD', 'BCN', 'IB', 80);
  const reasons = await Promise.all(
    [
      [],
      [{ ...good, origin: 'MADRID' }],
      [{ ...good, destination: 'MAD' }],
      [{ ...good, operating_carrier: '12' }],
      [{ ...good, origin_tz: 'Mars/Base' }],
      [{ ...good, departs_at: '2027-03-29 06:30' }],
      [{ ...good, arrives_at: good.departs_at }],
      [{ ...good, block_minutes: 0 }],
      [{ ...good, block_minutes: 1.5 }],
      'MAD-BCN',
    ].map(async (legs) => {
      const { code, reason, field } = await refusal(quote(legs));
      expect(code).toBe('PT422');
      return `${field}: ${reason}`;
    }),
  );
  expect(reasons).toEqual([
    'legs: leg.none',
    'legs.0.origin: leg.airport_code',
    'legs.0.destination: leg.same_airport',
    'legs.0.operating_carrier: leg.carrier_code',
    'legs.0.origin_tz: leg.time_zone',
    'legs.0.departs_at: leg.instant',
    'legs.0.arrives_at: leg.arrives_before_departure',
    'legs.0.block_minutes: leg.block_minutes',
    'legs.0.block_minutes: leg.block_minutes',
    'legs: leg.none',
  ]);
});
