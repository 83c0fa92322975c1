import { loadAirports } from '@kindwing/backend/domain/places';
import { expect, test } from 'vitest';
import { nextLeg } from './draft.ts';
import { readLeg } from './read-leg.ts';

const airports = await loadAirports();
const leg = (changes: Partial<ReturnType<typeof nextLeg>>) => ({
  ...nextLeg([], 'outbound'),
  origin: 'MAD',
  destination: 'JFK',
  departs: '2027-06-01T12:00',
  arrives: '2027-06-01T14:30',
  carrier: 'ib',
  ...changes,
});

test('times are read in each airport’s own zone, and the block time follows from them', () => {
  expect(readLeg(leg({}), airports)).toMatchObject({
    kind: 'leg',
    leg: {
      departs_at: '2027-06-01T10:00:00.000Z',
      arrives_at: '2027-06-01T18:30:00.000Z',
      origin_tz: 'Europe/Madrid',
      destination_tz: 'America/New_York',
      block_minutes: 510,
      operating_carrier: 'IB',
    },
  });
});

test('a time that the clocks show twice asks for an offset, and takes it', () => {
  const twice = leg({ destination: 'PMI', departs: '2027-10-31T02:30', arrives: '2027-10-31T04:30' });
  expect(readLeg(twice, airports)).toMatchObject({
    kind: 'problem',
    problem: { field: 'departs', code: 'composer.error.offset' },
  });
  expect(readLeg({ ...twice, departs_offset: '+01:00' }, airports)).toMatchObject({
    kind: 'leg',
    leg: { block_minutes: 180 - 60 },
  });
});

test.each([
  [{ origin: 'LON' }, 'origin', 'composer.error.airport'],
  [{ destination: 'MAD' }, 'destination', 'error.leg.same_airport'],
  [{ departs: '' }, 'departs', 'error.leg.instant'],
  [{ carrier: 'I' }, 'carrier', 'error.leg.carrier_code'],
  [{ arrives: '2027-06-01T04:00' }, 'arrives', 'error.leg.arrives_before_departure'],
])('%o is refused at %s', (changes, field, code) => {
  expect(readLeg(leg(changes), airports)).toEqual({ kind: 'problem', problem: { field, code } });
});

test('a new leg goes on from the last, and the first one back leads home', () => {
  const out = [leg({}), leg({ origin: 'JFK', destination: 'SFO' })];
  expect(nextLeg(out, 'outbound')).toMatchObject({ origin: 'SFO', destination: '', carrier: 'ib' });
  expect(nextLeg(out, 'return')).toMatchObject({ origin: 'SFO', destination: 'MAD', direction: 'return' });
  const stopover = leg({ direction: 'return', origin: 'SFO', destination: 'JFK' });
  expect(nextLeg([...out, stopover], 'return')).toMatchObject({ origin: 'JFK', destination: '' });
});
