import { serviceTypes } from '@kindwing/backend/domain';
import { loadAirports } from '@kindwing/backend/domain/places';
import { expect, test } from 'vitest';
import { examples, exampleText } from './examples.ts';
import { readPasted } from './read-pasted.ts';

const airports = await loadAirports();
const minors = examples['unaccompanied-minors'];
const leg = { from: 'MAD', to: 'PMI', op: 'IB', min: 80, tz: ['Europe/Madrid', 'Europe/Madrid'] };
const trip = (more: object) => JSON.stringify({ ...minors, return: undefined, outbound: [leg], ...more }, null, 2);

const problemsOf = (text: string) => {
  const outcome = readPasted(text, airports);
  if (outcome.kind !== 'problems') throw new Error('Nothing is wrong with it.');
  return outcome.problems;
};

test.each(serviceTypes)('the example of %s runs, and says something', (service) => {
  const outcome = readPasted(exampleText(service), airports);
  if (outcome.kind !== 'assessed') throw new Error(JSON.stringify(outcome.problems));
  const [tried] = outcome.cases;
  expect(tried?.assessment.trip.service).toBe(service);
  expect(tried?.assessment.deadlines.length).toBeGreaterThan(0);
  expect(tried?.assessment.documents.length).toBeGreaterThan(0);
});

test('a whole file, a list and one case are read', () => {
  const list = Object.entries(examples).map(([id, example]) => ({ id, ...example }));
  for (const given of [{ note: 'Examples', cases: list }, list]) {
    const outcome = readPasted(JSON.stringify(given), airports);
    expect(outcome.kind === 'assessed' && outcome.cases.map(({ id }) => id)).toEqual(Object.keys(examples));
  }
  expect(readPasted(JSON.stringify(list[0]), airports)).toMatchObject({ cases: [{ id: list[0]?.id }] });
});

test.each([
  [{ outbound: [{ ...leg, min: '80' }] }, 'outbound.0.min', 'rules.problem.type'],
  [{ outbound: [{ ...leg, min: 0 }] }, 'outbound.0.min', 'rules.problem.positive'],
  [{ outbound: [{ ...leg, from: 'madrid' }] }, 'outbound.0.from', 'rules.problem.airport_format'],
  [{ outbound: [{ ...leg, from: 'LON' }] }, 'outbound.0.from', 'rules.problem.airport'],
  [{ outbound: [{ ...leg, to: 'MAD' }] }, 'outbound.0.to', 'error.leg.same_airport'],
  [{ outbound: [{ ...leg, op: 'Iberia' }] }, 'outbound.0.op', 'error.leg.carrier_code'],
  [{ outbound: [{ ...leg, tz: ['Spain', 'Europe/Madrid'] }] }, 'outbound.0.tz.0', 'rules.problem.zone'],
  [{ outbound: [{ ...leg, dep_local: '2027-03-28T02:30' }] }, 'outbound.0.dep_local', 'rules.problem.time_missing'],
  [{ outbound: [{ ...leg, dep_local: '2027-10-31T02:30' }] }, 'outbound.0.dep_local', 'rules.problem.time_twice'],
  [{ outbound: [{ ...leg, dep_local: 'noon' }] }, 'outbound.0.dep_local', 'rules.problem.local_time'],
  [{ outbound: [] }, 'outbound', 'rules.problem.empty'],
  [{ outbound: undefined }, 'outbound', 'rules.problem.missing'],
  [{ depart: 'next week' }, 'depart', 'rules.problem.moment'],
  [{ service_type: 'weather' }, 'service_type', 'rules.problem.service'],
])('%j is a problem at %s: %s', (more, path, key) => {
  expect(problemsOf(trip(more))).toMatchObject([{ path, key }]);
});

test('a problem of the second case names its place in the file', () => {
  const text = JSON.stringify({ cases: [minors, { ...minors, depart: 'soon' }] }, null, 2);
  const [problem] = problemsOf(text);
  expect(problem?.path).toBe('cases.1.depart');
  expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('"depart": "soon"');
});

test('what is no object, and an empty list, are said so', () => {
  expect(problemsOf('42')).toMatchObject([{ key: 'rules.problem.type' }]);
  expect(problemsOf('[]')).toMatchObject([{ key: 'rules.problem.empty' }]);
});
