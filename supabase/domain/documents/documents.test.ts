import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import type { NeedsInput } from '../needs/index.ts';
import { loadAirports } from '../places/index.ts';
import { type FlightSketch, sketchTrip } from '../trip/testing.ts';
import type { RequiredDocument } from './index.ts';

const airports = await loadAirports();
const papers = (flights: readonly FlightSketch[], needs: NeedsInput, more: Parameters<typeof sketchTrip>[3] = {}) =>
  assessTrip(sketchTrip(airports, flights, needs, more), airports).documents;
const ids = (list: readonly RequiredDocument[], category?: string) =>
  list.filter((paper) => !category || paper.category === category).map(({ id }) => id);
const thereAndBack = (route: string, carrier: string, minutes: number, after: number): FlightSketch[] => {
  const [from, to] = route.split('-');
  return [
    { route, carrier, minutes },
    { route: `${to}-${from}`, carrier, minutes, day: after, back: true },
  ];
};

test('a return 14 days later is served by one medical form, one 15 days later needs a second', () => {
  const needs: NeedsInput = { medical: { oxygen: 'own_concentrator' } };
  expect(
    ids(papers(thereAndBack('WAW-ORD', 'LO', 630, 14), needs), 'medical').filter((id) => id.startsWith('medif')),
  ).toEqual(['medif']);
  const two = papers(thereAndBack('WAW-ORD', 'LO', 630, 15), needs).filter(({ id }) => id.startsWith('medif'));
  expect(two.map(({ id, legs }) => [id, legs])).toEqual([
    ['medif', [0]],
    ['medif_again', [1]],
  ]);
  expect(two[1]).toMatchObject({ issued_from: '2027-05-04T10:00:00.000Z', issued_until: '2027-05-15T10:00:00.000Z' });
});

test('concentrator batteries cover one and a half times the longest direction, its waits included', () => {
  const flights = [
    { route: 'KRK-WAW', carrier: 'LO', minutes: 55 },
    { route: 'WAW-ORD', carrier: 'LO', minutes: 630, hour: (55 + 150) / 60 },
  ];
  const batteries = papers(flights, { medical: { oxygen: 'own_concentrator' } }).find(
    ({ id }) => id === 'poc_batteries',
  );
  expect(batteries?.text.params).toEqual({ needed: 1253, trip: 835 });
});

test('the relief attestation is for segments of 480 minutes or more that touch the United States', () => {
  const needs: NeedsInput = { pet: { role: 'service_animal', species: 'dog' } };
  const relief = (minutes: number, route = 'MAD-JFK') =>
    papers([{ route, carrier: 'IB', minutes }], needs).some(({ id }) => id === 'dot_relief');
  expect([relief(479), relief(480), relief(700, 'MAD-EZE')]).toEqual([false, true, false]);
  const two = [
    { route: 'MAD-PHL', carrier: 'AA', minutes: 400 },
    { route: 'PHL-LAX', carrier: 'AA', minutes: 360, hour: 9 },
  ];
  expect(ids(papers(two, needs))).not.toContain('dot_relief');
});

test('children need papers by the border they cross', () => {
  const child: NeedsInput = { minor: { travels_alone: true } };
  const born = { birth_date: '2017-01-01' };
  expect(ids(papers([{ route: 'MAD-PMI', carrier: 'IB', minutes: 80 }], child, born))).toEqual([
    'child_id_es',
    'um_form',
    'drop_off_adult',
    'pick_up_adult',
  ]);
  const abroad = papers([{ route: 'BCN-MUC', carrier: 'LH', minutes: 125 }], child, born);
  expect(ids(abroad)).toContain('es_exit_permit');
  expect(abroad.find(({ id }) => id === 'es_exit_permit')).toMatchObject({
    issued_from: '2027-04-03',
    issued_until: '2027-05-03',
  });
  expect(ids(papers([{ route: 'MUC-BCN', carrier: 'LH', minutes: 125 }], child, born))).not.toContain('es_exit_permit');
});

test('a pet’s papers follow the direction', () => {
  const cat: NeedsInput = { pet: { role: 'pet', species: 'cat', weight_kg: 4, eu_resident: false } };
  const list = papers(
    [
      { route: 'LHR-MAD', carrier: 'IB', minutes: 150 },
      { route: 'MAD-LHR', carrier: 'IB', minutes: 150, day: 14, back: true },
    ],
    cat,
  );
  expect(list.find(({ id }) => id === 'eu_entry')?.legs).toEqual([0]);
  expect(list.find(({ id }) => id === 'uk_cargo')?.legs).toEqual([1]);
});

test('no paper stands twice for the same traveller and legs', () => {
  const list = papers(
    [{ route: 'MAD-CGN', carrier: 'EW', minutes: 145 }],
    { item: { kind: 'bicycle' } },
    { baggage: { delivered_on: '2027-05-10' }, disruption: { final_delay: 200 } },
  );
  const keys = list.map(({ id, legs }) => `${id} ${legs}`);
  expect(new Set(keys).size).toBe(keys.length);
});
