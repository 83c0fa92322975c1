import { expect, test } from 'vitest';
import { toNewYork as leg } from '../../../tests/legs.ts';
import { changeOf, readChange } from './read-change.ts';

test('a flight is shown in its airports’ times, and nothing has changed until something is typed', () => {
  const draft = changeOf(leg);
  expect(draft).toMatchObject({ departs: '2027-06-01T12:00', arrives: '2027-06-01T14:30', carrier: 'IB' });
  expect(readChange(leg, draft)).toEqual({ kind: 'same' });
  expect(readChange(leg, { ...draft, flight_number: ' ', carrier: 'ib' })).toEqual({ kind: 'same' });
});

test('new times are read in each airport’s zone', () => {
  const draft = { ...changeOf(leg), departs: '2027-06-01T18:00', arrives: '2027-06-01T20:35', flight_number: 'IB0328' };
  expect(readChange(leg, draft)).toEqual({
    kind: 'change',
    change: {
      departs_at: '2027-06-01T16:00:00.000Z',
      arrives_at: '2027-06-02T00:35:00.000Z',
      operating_carrier: 'IB',
      flight_number: 'IB0328',
    },
  });
});

test('a time that the clocks make ambiguous is asked for, and an arrival before its departure refused', () => {
  // On October 31, 2027 it is half past two twice in Madrid.
  const night = { ...changeOf(leg), departs: '2027-10-31T02:30', arrives: '2027-10-31T05:00' };
  expect(readChange(leg, night)).toMatchObject({
    kind: 'problem',
    problem: { field: 'departs', code: 'composer.error.offset', choices: [{ offset: '+02:00' }, { offset: '+01:00' }] },
  });
  expect(readChange(leg, { ...night, departs_offset: '+01:00' })).toMatchObject({
    change: { departs_at: '2027-10-31T01:30:00.000Z' },
  });
  expect(readChange(leg, { ...changeOf(leg), arrives: '2027-06-01T05:00' })).toMatchObject({
    problem: { field: 'arrives', code: 'error.leg.arrives_before_departure' },
  });
});
