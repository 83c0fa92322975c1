import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import { loadAirports } from '../places/index.ts';
import { type FlightSketch, sketchTrip } from '../trip/testing.ts';
import type { Deadline } from './index.ts';

const airports = await loadAirports();
const chair = { mobility: { walks: 'short', stairs: false } } as const;
const pick = (list: readonly Deadline[], rule: string) => list.filter((deadline) => deadline.rule === rule);

function deadlines(
  flights: readonly FlightSketch[],
  needs: Parameters<typeof sketchTrip>[2],
  more: Parameters<typeof sketchTrip>[3] = {},
) {
  return assessTrip(sketchTrip(airports, flights, needs, more), airports).deadlines;
}

test('48 hours are subtracted on instants, across the clock change', () => {
  const list = deadlines([{ route: 'AGP-BRU', carrier: 'SN', minutes: 165 }], chair, {
    departs: '2027-03-29T04:30:00Z',
  });
  expect(pick(list, 'EU_PRM_NOTICE')[0]).toMatchObject({
    due_at: '2027-03-27T04:30:00.000Z',
    state: 'open',
    kind: 'hard',
    force: 'guarantee',
  });
  expect(pick(list, 'EU_PRM_FORWARD')[0]).toMatchObject({ due_at: '2027-03-27T16:30:00.000Z', for: 'desk' });
});

test('a deadline already past is missed, with best effort, never due', () => {
  const more = { departs: '2027-03-29T04:30:00Z', requested_at: '2027-03-27T05:00:00Z' };
  const [notice] = pick(deadlines([{ route: 'AGP-BRU', carrier: 'SN', minutes: 165 }], chair, more), 'EU_PRM_NOTICE');
  expect(notice).toMatchObject({ state: 'missed', kind: 'best_effort' });
});

test('one notice covers the return of the same carrier, not another’s', () => {
  const same = pick(
    deadlines(
      [
        { route: 'MAD-CDG', carrier: 'IB', minutes: 120 },
        { route: 'CDG-MAD', carrier: 'IB', minutes: 120, day: 5, back: true },
      ],
      chair,
    ),
    'EU_PRM_NOTICE',
  );
  expect(same.map(({ covered_by }) => covered_by)).toEqual([null, 0]);
  const other = pick(
    deadlines(
      [
        { route: 'MAD-CDG', carrier: 'IB', minutes: 120 },
        { route: 'CDG-MAD', carrier: 'AF', minutes: 120, day: 5, back: true },
      ],
      chair,
    ),
    'EU_PRM_NOTICE',
  );
  expect(other.map(({ covered_by }) => covered_by)).toEqual([null, null]);
});

test('the EU regulation binds into the EU only on a Community carrier', () => {
  const rules = (carrier: string) =>
    deadlines([{ route: 'JFK-MAD', carrier, minutes: 430 }], chair).map(({ rule }) => rule);
  expect(rules('IB')).toContain('EU_PRM_NOTICE');
  expect(rules('AA')).not.toContain('EU_PRM_NOTICE');
  expect(rules('AA')).toContain('CARRIER_PRM_NOTICE');
});

test('the tapeworm treatment has two sides', () => {
  const dog = { pet: { role: 'pet', species: 'dog', eu_resident: true } } as const;
  const [window] = pick(deadlines([{ route: 'MAD-DUB', carrier: 'IB', minutes: 155 }], dog), 'TAPEWORM');
  expect(window).toMatchObject({
    opens_at: '2027-04-28T12:35:00.000Z',
    due_at: '2027-05-02T12:35:00.000Z',
    state: 'not_yet',
  });
  expect(pick(deadlines([{ route: 'MAD-LIS', carrier: 'IB', minutes: 80 }], dog), 'TAPEWORM')).toEqual([]);
});

test('service-dog forms are due 48 h before only when the booking was made earlier', () => {
  const dog = { pet: { role: 'service_animal', species: 'dog' } } as const;
  const flight = [{ route: 'MAD-JFK', carrier: 'IB', minutes: 505 }];
  expect(pick(deadlines(flight, dog), 'US_SVAN_FORM')).toHaveLength(1);
  const late = deadlines(flight, dog, { requested_at: '2027-05-02T00:00:00Z' });
  expect([pick(late, 'US_SVAN_FORM').length, pick(late, 'US_SVAN_FORM_LATE').length]).toEqual([0, 1]);
});

test('carrier oxygen asks 72 h abroad and 48 h inside the United States', () => {
  const oxygen = { medical: { oxygen: 'carrier' } } as const;
  expect(
    pick(deadlines([{ route: 'MAD-JFK', carrier: 'IB', minutes: 505 }], oxygen), 'US_382_O2_INTL')[0]?.offset,
  ).toEqual({ unit: 'hour', amount: -72 });
  expect(
    pick(deadlines([{ route: 'JFK-LAX', carrier: 'DL', minutes: 370 }], oxygen), 'US_382_O2_DOM')[0]?.offset,
  ).toEqual({ unit: 'hour', amount: -48 });
});

test('baggage clocks count calendar days at the place of arrival, to the end of the last', () => {
  const list = deadlines(
    [{ route: 'PMI-CGN', carrier: 'EW', minutes: 145 }],
    { item: { kind: 'bicycle' } },
    { baggage: { delivered_on: '2027-05-10' } },
  );
  expect(pick(list, 'BAG_DAMAGE')[0]?.due_at).toBe('2027-05-17T21:59:59.999Z');
  expect(pick(list, 'BAG_DELAY')[0]?.due_at).toBe('2027-05-31T21:59:59.999Z');
  expect(pick(list, 'BAG_COURT')[0]?.due_at).toBe('2029-05-03T21:59:59.999Z');
});

test('deadlines come in order and each has a source', () => {
  const list = deadlines([{ route: 'MAD-ORD', carrier: 'IB', minutes: 560 }], {
    ...chair,
    medical: { oxygen: 'own_concentrator' },
  });
  const at = list.map(({ due_at, opens_at, anchor_at }) => due_at ?? opens_at ?? anchor_at ?? '');
  expect([...at].sort()).toEqual(at);
  expect(list.every(({ source }) => source.cite !== '')).toBe(true);
});

test('a deadline never moves when only the viewer’s zone does', () => {
  const before = process.env.TZ;
  const flights = [
    { route: 'AGP-BRU', carrier: 'SN', minutes: 165 },
    { route: 'BRU-AGP', carrier: 'SN', minutes: 170, day: 16, back: true },
  ];
  const needs = {
    ...chair,
    medical: { oxygen: 'own_concentrator' },
    pet: { role: 'pet', species: 'dog', birth_date: '2026-01-10' },
  } as const;
  try {
    fc.assert(
      fc.property(
        fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu', 'Europe/Madrid'),
        fc.integer({ min: 0, max: 365 * 24 }),
        (zone, shift) => {
          const departs = new Date(Date.UTC(2027, 0, 1) + shift * 3_600_000).toISOString();
          process.env.TZ = 'UTC';
          const here = deadlines(flights, needs, { departs });
          process.env.TZ = zone;
          expect(deadlines(flights, needs, { departs })).toEqual(here);
        },
      ),
      { numRuns: 40 },
    );
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
