import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeeLeg, feeTiers, isRoundTheWorld, quoteFee, tierByMinutes } from './index.ts';

const zones: Record<string, string> = {
  MAD: 'Europe/Madrid',
  DOH: 'Asia/Qatar',
  SYD: 'Australia/Sydney',
  SCL: 'America/Santiago',
  JFK: 'America/New_York',
  SIN: 'Asia/Singapore',
  LHR: 'Europe/London',
  AKL: 'Pacific/Auckland',
};

function leg(route: string, block_minutes: number, more: Partial<FeeLeg> = {}): FeeLeg {
  const [origin = '', destination = ''] = route.split('-');
  const origin_tz = zones[origin] ?? 'UTC';
  const destination_tz = zones[destination] ?? 'UTC';
  return {
    origin,
    destination,
    origin_tz,
    destination_tz,
    block_minutes,
    operating_carrier: 'IB',
    direction: 'outbound',
    departs_at: '2027-05-01T08:00:00Z',
    ...more,
  };
}

test.each([
  [119, 'short', 2500],
  [120, 'medium', 4500],
  [419, 'medium', 4500],
  [420, 'long', 7500],
])('%i minutes one way are %s', (minutes, tier, cents) => {
  expect(quoteFee([leg('MAD-LHR', minutes)])).toMatchObject({ tier, amount_cents: cents, reason: 'flight_time' });
});

test('a return takes the dearer direction', () => {
  const quote = quoteFee([
    leg('MAD-LHR', 100),
    leg('LHR-MAD', 125, { direction: 'return', departs_at: '2027-05-08T08:00:00Z' }),
  ]);
  expect(quote).toMatchObject({ tier: 'medium', direction: 'return', flight_minutes: { outbound: 100, return: 125 } });
});

test('waiting between flights is no flying time', () => {
  const quote = quoteFee([leg('MAD-LHR', 60), leg('LHR-JFK', 59, { departs_at: '2027-05-01T20:00:00Z' })]);
  expect(quote).toMatchObject({ tier: 'short', connections: { outbound: 1, return: 0 } });
});

test('two carriers in the whole itinerary are complex, though each direction has one', () => {
  const quote = quoteFee([
    leg('MAD-JFK', 500),
    leg('JFK-MAD', 430, { direction: 'return', operating_carrier: 'AA', departs_at: '2027-05-08T08:00:00Z' }),
  ]);
  expect(quote).toMatchObject({ tier: 'complex', reason: 'interline' });
});

test('one connection each way is not complex, two in one direction are', () => {
  const legs = [leg('MAD-LHR', 10), leg('LHR-JFK', 10, { departs_at: '2027-05-01T12:00:00Z' })];
  expect(quoteFee(legs).tier).toBe('short');
  expect(quoteFee([...legs, leg('JFK-SYD', 10, { departs_at: '2027-05-02T12:00:00Z' })])).toMatchObject({
    tier: 'complex',
    reason: 'multi_transit',
  });
});

const world = (route: readonly string[], departs = '2027-11-01T08:00:00Z'): FeeLeg[] =>
  route.slice(1).map((to, index) =>
    leg(`${route[index]}-${to}`, 60, {
      departs_at: new Date(Date.parse(departs) + index * 86_400_000).toISOString(),
    }),
  );

test.each([
  [['MAD', 'DOH', 'SYD', 'SCL', 'MAD'], true],
  [['MAD', 'SCL', 'SYD', 'DOH', 'MAD'], true],
  [['MAD', 'DOH', 'SYD', 'DOH', 'MAD'], false],
  [['JFK', 'SIN', 'JFK'], false],
  [['MAD', 'DOH', 'SYD', 'SCL'], false],
  [['LHR', 'AKL', 'LHR'], false],
])('%j goes round the world: %s', (route, expected) => {
  expect(isRoundTheWorld(world(route))).toBe(expected);
});

test('round the world on one carrier with one connection each way is complex', () => {
  const legs = world(['MAD', 'DOH', 'SYD', 'SCL', 'MAD']).map(
    (each, index): FeeLeg => ({ ...each, direction: index < 2 ? 'outbound' : 'return' }),
  );
  expect(quoteFee(legs)).toMatchObject({ tier: 'complex', reason: 'round_the_world' });
});

test('no legs are an error', () => {
  expect(() => quoteFee([])).toThrow(/at least one leg/);
});

const airport = fc.constantFrom(...Object.keys(zones));
const anyLeg = fc
  .record({
    from: airport,
    to: airport,
    minutes: fc.integer({ min: 1, max: 1200 }),
    carrier: fc.constantFrom('IB', 'QR', 'BA'),
    back: fc.boolean(),
  })
  .filter(({ from, to }) => from !== to);

test('a leg that leads back the way one came undoes a trip round the world', () => {
  // Out to Madrid, by land or by other means to Santiago, home from there: once round.
  const home = leg('SCL-AKL', 60, { direction: 'return', departs_at: '2027-05-20T08:00:00Z' });
  expect(quoteFee([leg('AKL-MAD', 60), home])).toMatchObject({ tier: 'complex', reason: 'round_the_world' });
  const back = leg('MAD-AKL', 60, { departs_at: '2027-05-03T08:00:00Z' });
  expect(quoteFee([leg('AKL-MAD', 60), back, home])).toMatchObject({ tier: 'medium', reason: 'flight_time' });
});

test('the fee never falls when a leg is added at the end of a direction and undoes no way round the world', () => {
  fc.assert(
    fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 5 }), anyLeg, (list, added) => {
      const legs = [...list, added].map(({ from, to, minutes, carrier, back }, index) =>
        leg(`${from}-${to}`, minutes, {
          operating_carrier: carrier,
          direction: back ? 'return' : 'outbound',
          departs_at: new Date(Date.UTC(2027, 4, 1 + index + (back ? 20 : 0))).toISOString(),
        }),
      );
      const before = quoteFee(legs.slice(0, -1));
      const endsTrip = added.back || list.every(({ back }) => !back);
      fc.pre(endsTrip || before.reason !== 'round_the_world');
      expect(quoteFee(legs).amount_cents).toBeGreaterThanOrEqual(before.amount_cents);
    }),
  );
});

test('more minutes are never a cheaper tier', () => {
  fc.assert(
    fc.property(fc.nat(1500), fc.nat(1500), (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(feeTiers.indexOf(tierByMinutes(less))).toBeLessThanOrEqual(feeTiers.indexOf(tierByMinutes(more)));
    }),
  );
});
