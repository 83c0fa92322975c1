import { expect, test } from 'vitest';
import { needsOf } from '../src/trip-link/answers.ts';
import { emptyTrip, type LinkedTrip } from '../src/trip-link/linked-trip.ts';
import { readTrip } from '../src/trip-link/read-trip.ts';
import { writeTrip } from '../src/trip-link/write-trip.ts';

const trip: LinkedTrip = {
  kinds: ['mobility', 'medical'],
  answers: {
    'mobility.walks': 'short',
    'mobility.stairs': 'no',
    'mobility.device.kind': 'power',
    'mobility.device.battery_wh': '280.5',
    'medical.oxygen': 'own_concentrator',
    'medical.reasons': 'recent_surgery.extra_help',
  },
  age: 84,
  stops: ['MAD', 'FRA', 'OSL'],
  carriers: ['LH', ''],
  departs: '2027-03-29T06:30',
  returns: '2027-04-10',
};

test('a trip comes out of its link as it went in', () => {
  expect(readTrip(writeTrip(trip))).toEqual({ trip, unread: [] });
});

test('a link can be read by a person too', () => {
  expect(
    writeTrip({ ...emptyTrip, stops: ['MAD', 'JFK'], departs: '2027-03-29T06:30', kinds: ['minor'], age: 8 }),
  ).toBe('#trip=MAD-JFK&on=2027-03-29T06:30&for=minor&age=8');
  expect(writeTrip(emptyTrip)).toBe('');
});

test('what was answered becomes what the rules read', () => {
  expect(needsOf(trip)).toEqual({
    mobility: { walks: 'short', stairs: false, device: { kind: 'power', battery_wh: 280.5 } },
    medical: { oxygen: 'own_concentrator', reasons: ['recent_surgery', 'extra_help'] },
  });
  expect(needsOf({ kinds: ['pet', 'size'], answers: {} })).toEqual({ size: {} });
});

test('anchors of the page and empty fragments are no trip', () => {
  for (const fragment of ['', '#', '#main', '#a=b', 'sources', `#trip=${'A'.repeat(3000)}`]) {
    expect(readTrip(fragment)).toBeNull();
  }
});

test.each([
  ['#trip=MADRID-JFK&for=pet', 'trip'],
  ['#trip=MAD-MAD', 'trip'],
  ['#trip=MAD-A-B-C-D-E-F', 'trip'],
  ['#trip=%C3&for=pet', 'trip'],
  ['#trip=MAD-JFK&on=2027-02-30', 'on'],
  ['#trip=MAD-JFK&on=2027-02-28T25:00', 'on'],
  ['#trip=MAD-JFK&back=soon', 'back'],
  ['#trip=MAD-JFK&with=IBERIA', 'with'],
  ['#trip=MAD-JFK&with=IB.LH', 'with'],
  ['#trip=MAD-JFK&for=pet.dragon', 'for'],
  ['#trip=MAD-JFK&age=-1', 'age'],
  ['#trip=MAD-JFK&age=999', 'age'],
  ['#trip=MAD-JFK&for=mobility&mobility.walks=flies', 'answers'],
  ['#trip=MAD-JFK&for=medical&medical.condition=secret', 'rest'],
  ['#trip=MAD-JFK&for=minor&minor.drop_off=Jane', 'rest'],
  ['#trip=MAD-JFK&__proto__=1&constructor', 'rest'],
])('%s: says that %s could not be read, and reads the rest', (fragment, part) => {
  const read = readTrip(fragment);
  expect(read?.unread).toEqual([part]);
  if (part !== 'trip') expect(read?.trip.stops).toEqual(['MAD', 'JFK']);
});

test('what is broken is left out, what is around it stays', () => {
  const read = readTrip(
    '#trip=MAD-JFK&on=never&with=IB&for=pet.dragon&pet.role=service_animal&pet.species=unicorn&age=x',
  );
  expect(read).toEqual({
    trip: {
      ...emptyTrip,
      stops: ['MAD', 'JFK'],
      carriers: ['IB'],
      kinds: ['pet'],
      answers: { 'pet.role': 'service_animal' },
    },
    unread: ['for', 'on', 'age', 'answers'],
  });
});

test('whatever stands in the fragment, reading never throws and never invents', () => {
  const pieces = [
    'trip',
    'for',
    'on',
    '=',
    '&',
    '-',
    '.',
    '%',
    '%ff',
    '#',
    'MAD',
    'pet',
    'pet.kg',
    '<script>',
    '\u0000',
    '٣',
    '🦽',
  ];
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return pieces[seed % pieces.length] ?? '';
  };
  for (let round = 0; round < 3000; round++) {
    const fragment = `#${Array.from({ length: 1 + (round % 12) }, next).join('')}`;
    const read = readTrip(fragment);
    // What was read can be written and read again, to the same trip.
    if (read && writeTrip(read.trip)) expect(readTrip(writeTrip(read.trip))?.trip ?? emptyTrip).toEqual(read.trip);
  }
});
