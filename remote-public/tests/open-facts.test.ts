import { loadAirports } from '@kindwing/backend/domain/places';
import { expect, test } from 'vitest';
import { type AssessedClaim, assessClaim } from '../src/tools/compensation/assessed-claim.ts';
import type { Claim } from '../src/tools/compensation/claim.ts';
import { claimValuesOf, claimValuesSchema } from '../src/tools/compensation/claim-values.ts';
import { verdictOf } from '../src/tools/compensation/verdict.ts';

const airports = await loadAirports();

const assess = (what: Claim['what'], facts: Claim['facts'], stops = ['MAD', 'BCN'], carrier = 'IB'): AssessedClaim =>
  assessClaim({ what, stops, carrier, date: '2026-05-03', facts }, airports);
const kindOf = (assessed: AssessedClaim) => verdictOf(assessed).kind;

test.each<[string, Claim['what'], Claim['facts'], readonly string[]]>([
  ['how the other flight lay', 'cancellation', { told: '3', offered: 'yes' }, ['early', 'arrived']],
  ['how late it arrived', 'cancellation', { told: '3', offered: 'yes', early: '0' }, ['arrived']],
  ['whether another flight was offered', 'cancellation', { told: '3' }, ['offered']],
  ['the same of a flight moved forward', 'brought_forward', { forward: '90', told: '3' }, ['offered']],
  ['how late it was', 'delay', { waited: '0' }, ['late']],
  ['by how much it was moved', 'brought_forward', { told: '3', offered: 'no' }, ['forward']],
  ['whether the seat was given up', 'denied_boarding', { grounds: 'no', offered: 'no' }, ['volunteered']],
  ['why boarding was refused', 'denied_boarding', { volunteered: 'no', offered: 'no' }, ['grounds']],
])('left open, %s: no amount and no refusal, but the question', (_, what, facts, missing) => {
  const assessed = assess(what, facts);
  expect(kindOf(assessed)).toBe('unknown');
  expect(assessed.missing).toEqual(missing);
  expect(JSON.stringify(assessed.eu?.steps)).not.toContain('tookEarly');
});

test('what comes out the same either way is said without asking', () => {
  for (const facts of [{ told: '20' }, { told: '20', offered: 'yes' }, { told: '3', offered: 'yes', early: '90' }])
    expect(assess('cancellation', facts).missing).toEqual('early' in facts ? ['arrived'] : []);
  expect(kindOf(assess('cancellation', { told: '20' }))).toBe('nothing');
  expect(verdictOf(assess('cancellation', { told: '3', offered: 'yes', early: '90' }))).toMatchObject({
    kind: 'amount',
    cents: 25_000,
    least: null,
    sure: false,
  });
});

test('refused in the United States: how much is not said before it is known whether another flight was offered', () => {
  const facts = { volunteered: 'no', grounds: 'no', fare: '300', currency: 'USD' };
  const stops = ['JFK', 'ORD'];
  expect(assess('denied_boarding', facts, stops, 'AA').us?.denied_boarding_cents).toBeNull();
  expect(assess('denied_boarding', { ...facts, offered: 'no' }, stops, 'AA').us?.denied_boarding_cents).toBe(120_000);
});

test('in the United States no refund is denied for a change that nobody told', () => {
  const us = (facts: Claim['facts']) => assess('brought_forward', facts, ['JFK', 'ORD'], 'AA').us;
  expect(us({ told: '3', offered: 'no' })?.steps).toEqual([]);
  expect(us({ told: '3', offered: 'no', forward: '30' })?.steps).toHaveLength(1);
});

test('care does not take a departure that nobody told for one in time', () => {
  const open = assess('delay', { late: '300', helped: 'no' });
  expect(open.care?.steps).toEqual([]);
  expect(open.missing).toEqual(['waited']);
  expect(verdictOf(open)).toMatchObject({ kind: 'amount', cents: 25_000, sure: true });
  expect(assess('delay', { late: '300', waited: '0' }).missing).toEqual([]);
});

test('a fare without its currency is no amount', () => {
  expect(kindOf(assess('downgrade', { fare: '300' }))).toBe('percent');
  expect(kindOf(assess('downgrade', { fare: '300', currency: 'EUR' }))).toBe('amount');
});

test('the form asks for what decides', () => {
  const missing = (what: Claim['what'], facts: Claim['facts']) => {
    const values = claimValuesOf({ what, stops: ['MAD', 'BCN'], carrier: 'IB', date: '2026-05-03', facts }, String);
    const { error } = claimValuesSchema.safeParse(values);
    return (error?.issues ?? []).map(({ path }) => path.at(-1));
  };
  expect(missing('cancellation', { told: '3' })).toEqual(['offered']);
  expect(missing('cancellation', { told: '3', offered: 'yes' })).toEqual(['early', 'arrived']);
  expect(missing('cancellation', { told: '3', offered: 'yes', early: '0', arrived: '0' })).toEqual([]);
  expect(missing('denied_boarding', { fare: '200' })).toEqual(['volunteered', 'grounds', 'offered', 'currency']);
});
