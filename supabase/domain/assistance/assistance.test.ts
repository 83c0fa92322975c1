import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import { type NeedsInput, needsSchema } from '../needs/index.ts';
import { loadAirports } from '../places/index.ts';
import { sketchTrip } from '../trip/testing.ts';
import { forbiddenPairs, nextStatus, ssrCode } from './index.ts';

const airports = await loadAirports();
const flight = [{ route: 'MAD-JFK', carrier: 'IB', minutes: 505 }];
const codes = (needs: NeedsInput, more = {}) =>
  assessTrip(sketchTrip(airports, flight, needs, more), airports).assistance.map(({ code }) => code);

test.each<[string, NeedsInput, string[]]>([
  ['walks in the cabin, does steps', { mobility: { walks: 'short' } }, ['WCHR']],
  ['no steps', { mobility: { walks: 'short', stairs: false } }, ['WCHS']],
  ['cannot walk', { mobility: { walks: 'none', stairs: false } }, ['WCHC', 'WCOB']],
  ['cannot walk, moves arms', { mobility: { walks: 'none', stairs: false, upper_body: true } }, ['WCHP', 'WCOB']],
  ['blind, alone', { mobility: { sight: true } }, ['BLND', 'MAAS']],
  ['dementia with a companion', { mobility: { memory: true, companion: true } }, ['DPNA']],
  [
    'own dry-battery chair',
    { mobility: { walks: 'none', stairs: false, device: { kind: 'power', battery: 'dry' } } },
    ['WCHC', 'WCOB', 'WCBD'],
  ],
  ['concentrator', { medical: { oxygen: 'own_concentrator' } }, ['MEDA', 'PPOC', 'WCHR']],
  ['CPAP alone', { medical: { cpap: true } }, []],
  [
    'stretcher takes the place of chairs',
    { medical: { stretcher: true, escort: 'nurse' }, mobility: { walks: 'none', stairs: false } },
    ['STCR', 'MEDA'],
  ],
  ['cello on a seat', { item: { kind: 'instrument', place: 'seat', cm: [135, 48, 40], kg: 9 } }, ['CBBG']],
  ['bird in the cabin', { pet: { role: 'pet', species: 'bird', weight_kg: 1, carrier_kg: 1 } }, ['PETC']],
  ['heavy dog', { pet: { role: 'pet', species: 'dog', weight_kg: 20 } }, ['AVIH']],
])('%s', (_, needs, expected) => {
  expect(codes(needs)).toEqual(expected);
});

test('texts for the airline carry measures, never a diagnosis', () => {
  const needs = {
    medical: { oxygen: 'carrier', oxygen_lpm: 2, condition: 'post-stroke' },
    item: { kind: 'instrument', place: 'seat', cm: [135, 48, 40], kg: 9 },
  } satisfies NeedsInput;
  const { assistance } = assessTrip(sketchTrip(airports, flight, needs), airports);
  expect(assistance.find(({ code }) => code === 'CBBG')?.text).toBe('INSTRUMENT 1PC 9KG 135X48X40CM');
  expect(assistance.find(({ code }) => code === 'OXYG')?.text).toBe('2LPM');
  expect(JSON.stringify(assistance)).not.toMatch(/stroke/i);
});

test('whatever is answered, no traveller gets contradicting codes on a leg', () => {
  const answers = fc.record(
    {
      mobility: fc.record({
        walks: fc.constantFrom('distance', 'short', 'none'),
        stairs: fc.boolean(),
        hearing: fc.boolean(),
        memory: fc.boolean(),
        meet_and_assist: fc.constantFrom(true, false, null),
      }),
      medical: fc.record({
        stretcher: fc.boolean(),
        oxygen: fc.constantFrom('none', 'carrier', 'own_concentrator'),
        wheelchair: fc.boolean(),
        cast: fc.constantFrom('none', 'left', 'both'),
      }),
      size: fc.record({ extra_seat: fc.boolean() }),
      minor: fc.record({ travels_alone: fc.constant(true) }),
      pet: fc.record({
        role: fc.constantFrom('pet', 'service_animal', 'emotional_support'),
        species: fc.constantFrom('dog', 'cat'),
      }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(answers, (needs) => {
      expect(forbiddenPairs(codes(needsSchema.parse(needs), { birth_date: '2018-01-01' }))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('the carrier’s answers move an item', () => {
  const advice = (code: 'KK' | 'HK' | 'UC' | 'UN' | 'NO' | 'TK' | 'HN' | 'XK') => ({ kind: 'advice', code }) as const;
  expect(nextStatus('draft', { kind: 'ask' })).toBe('requested');
  expect(nextStatus('draft', advice('KK'))).toBeNull();
  expect(nextStatus('requested', advice('HN'))).toBe('pending');
  expect(nextStatus('pending', advice('KK'))).toBe('confirmed');
  for (const code of ['UC', 'UN', 'NO'] as const) expect(nextStatus('requested', advice(code))).toBe('refused');
  expect(nextStatus('confirmed', advice('TK'))).toBe('revalidate');
  expect(nextStatus('confirmed', { kind: 'schedule_change' })).toBe('revalidate');
  expect(nextStatus('revalidate', { kind: 'ask' })).toBe('requested');
  expect(nextStatus('cancelled', advice('HK'))).toBeNull();
});

test('codes that some carriers do not know have a fallback', () => {
  expect([ssrCode('WCLB').fallback, ssrCode('PPOC').fallback, ssrCode('WCHR').fallback]).toEqual([
    'ssr.fallback.WCLB',
    'ssr.fallback.PPOC',
    null,
  ]);
  expect(() => ssrCode('ZZZZ')).toThrow(/no SSR code/);
});
