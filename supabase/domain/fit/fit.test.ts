import { expect, test } from 'vitest';
import { assessTrip } from '../assess/index.ts';
import type { NeedsInput } from '../needs/index.ts';
import { loadAirports } from '../places/index.ts';
import { type FlightSketch, sketchTrip } from '../trip/testing.ts';
import { itemBatteryVerdict, removedBatteryFlies, wattHours } from './index.ts';

const airports = await loadAirports();
type More = Parameters<typeof sketchTrip>[3];
const assess = (flights: readonly FlightSketch[], needs: NeedsInput, more: More = {}) =>
  assessTrip(sketchTrip(airports, flights, needs, more), airports);
const fit = (flights: readonly FlightSketch[], needs: NeedsInput, more: More = {}) =>
  assess(flights, needs, more).fit.map(({ verdict }) => `${verdict.kind} ${verdict.reason.key.replace('fit.', '')}`);

const alone: NeedsInput = { minor: { travels_alone: true } };
/** Flights leave on 3 May 2027. */
const born = (years: number) => ({ birth_date: `${2027 - years}-01-15` });
const hop = (carrier: string, route = 'MAD-LIS', more: Partial<FlightSketch> = {}): FlightSketch => ({
  route,
  carrier,
  minutes: 80,
  ...more,
});

test.each<[string, number, FlightSketch[], string]>([
  ['Iberia at 11', 11, [hop('IB')], 'needs minor.mandatory'],
  ['Iberia at 12', 12, [hop('IB')], 'needs minor.optional'],
  ['Iberia at 13 to the United States', 13, [hop('IB', 'MAD-JFK')], 'needs minor.mandatory'],
  ['Iberia at 4', 4, [hop('IB')], 'refused minor.too_young'],
  ['Air France at 4 inside France', 4, [hop('AF', 'CDG-NCE')], 'needs minor.mandatory'],
  ['Air France at 12 inside France', 12, [hop('AF', 'CDG-NCE')], 'needs minor.optional'],
  ['Air France at 12 abroad', 12, [hop('AF', 'CDG-MAD')], 'needs minor.mandatory'],
  ['Ryanair at 15', 15, [hop('FR')], 'refused minor.no_service'],
  ['Ryanair at 16', 16, [hop('FR')], 'ok minor.alone'],
  ['British Airways at 14', 14, [hop('BA')], 'ok minor.alone'],
  ['Turkish at 6', 6, [hop('TK')], 'refused minor.too_young'],
  ['an unknown carrier at 9', 9, [hop('ZZ')], 'needs minor.mandatory'],
])('a child alone: %s', (_, years, flights, expected) => {
  expect(fit(flights, alone, born(years))[0]).toBe(expected);
});

test('a child of six connects on no US carrier, and nobody under its service changes planes at AMS on Air France', () => {
  const two = (carrier: string, by: string) => [hop(carrier, `MAD-${by}`), hop(carrier, `${by}-LHR`, { hour: 4 })];
  expect(fit(two('AA', 'PHL'), alone, born(6))[0]).toBe('refused minor.nonstop_only');
  expect(fit(two('AF', 'AMS'), alone, born(9))[0]).toBe('refused minor.transfer');
  expect(fit(two('AF', 'CDG'), alone, born(9))[0]).toBe('needs minor.mandatory');
});

test('age is judged on each leg’s local date', () => {
  const legs = [hop('AA', 'PHL-MAD'), hop('AA', 'MAD-PHL', { day: 18, back: true })];
  const { assistance, flags } = assess(legs, alone, { birth_date: '2012-05-10' });
  expect(assistance.map(({ mandatory }) => mandatory)).toEqual([true, false]);
  expect(flags).toContain('age_change_between_legs');
});

test('a companion counts only from the carrier’s own age', () => {
  const sibling = (companion_age: number): NeedsInput => ({ minor: { travels_alone: false, companion_age } });
  expect(fit([hop('LH')], sibling(13), born(8))).toEqual([]);
  expect(fit([hop('IB')], sibling(13), born(8))).toEqual(['needs minor.mandatory']);
});

const pet = (more: object = {}): NeedsInput => ({
  pet: { role: 'pet', species: 'dog', weight_kg: 5, carrier_kg: 1, ...more },
});

test.each<[string, NeedsInput, FlightSketch, string]>([
  ['8 kg on Iberia', pet({ weight_kg: 7 }), hop('IB'), 'needs pet.cabin'],
  ['8.1 kg on Iberia', pet({ weight_kg: 7.1 }), hop('IB'), 'needs pet.hold'],
  ['weighed by nobody', pet({ weight_kg: null, carrier_kg: null }), hop('IB'), 'needs pet.cabin_unweighed'],
  ['half weighed', pet({ carrier_kg: null }), hop('IB'), 'needs pet.cabin_unweighed'],
  ['hold asked for, weighed by nobody', pet({ place: 'hold', weight_kg: null }), hop('IB'), 'needs pet.hold_unweighed'],
  ['a bag too large', pet({ carrier_cm: [50, 35, 25] }), hop('IB'), 'needs pet.hold'],
  ['10 kg on Volotea', pet({ weight_kg: 9 }), hop('V7'), 'needs pet.cabin'],
  ['any weight on United', pet({ weight_kg: 15 }), hop('UA', 'EWR-LHR'), 'refused pet.into_uk'],
  ['easyJet', pet(), hop('U2', 'LGW-MAD'), 'refused pet.none'],
  ['out of the United Kingdom', pet(), hop('IB', 'LHR-MAD'), 'needs pet.cabin'],
  ['into the United Kingdom', pet(), hop('IB', 'MAD-LHR'), 'refused pet.into_uk'],
  [
    'assistance dog into the United Kingdom',
    { pet: { role: 'service_animal', species: 'dog' } },
    hop('IB', 'MAD-LHR'),
    'needs pet.service',
  ],
  [
    'service cat is a pet',
    { pet: { role: 'service_animal', species: 'cat', weight_kg: 4, carrier_kg: 1 } },
    hop('IB'),
    'needs pet.cabin',
  ],
  [
    'emotional support on Aeroméxico',
    { pet: { role: 'emotional_support', species: 'dog', weight_kg: 9 } },
    hop('AM', 'MEX-CUN'),
    'needs pet.support',
  ],
  [
    'a puppy of four months into the United States',
    pet({ birth_date: '2027-01-01' }),
    hop('IB', 'MAD-JFK'),
    'refused pet.us_six_months',
  ],
  ['seven weeks old on Volotea', pet({ birth_date: '2027-03-14' }), hop('V7'), 'refused pet.too_young'],
  ['Southwest abroad', pet(), hop('WN', 'BWI-CUN'), 'refused pet.domestic_only'],
  ['GetJet to Tenerife', pet(), hop('GW', 'VNO-TFS'), 'refused pet.not_into'],
])('animal: %s', (_, needs, flight, expected) => {
  expect(fit([flight], needs)[0]).toBe(expected);
});

test('a removed battery flies alone up to 300 Wh, as one of two up to 160 Wh', () => {
  expect([300, 301].map((battery_wh) => removedBatteryFlies({ battery_wh, batteries: 1 }))).toEqual([true, false]);
  expect([160, 161].map((battery_wh) => removedBatteryFlies({ battery_wh, batteries: 2 }))).toEqual([true, false]);
  expect(removedBatteryFlies({ battery_wh: 100, batteries: 3 })).toBe(false);
  expect(removedBatteryFlies({ battery_wh: null, batteries: 1 })).toBeNull();
  expect([100, 160, 161].map((wh) => itemBatteryVerdict(wh).kind)).toEqual(['ok', 'needs', 'refused']);
  expect(wattHours(24, 12)).toBe(288);
});

test.each<[string, NeedsInput, FlightSketch, string]>([
  ['stretcher without escort', { medical: { stretcher: true } }, hop('IB'), 'refused medical.escort'],
  ['stretcher with a nurse', { medical: { stretcher: true, escort: 'nurse' } }, hop('IB'), 'needs medical.stretcher'],
  ['CPAP alone', { medical: { cpap: true } }, hop('LO'), 'ok medical.no_clearance'],
  ['32 weeks', { medical: { pregnancy_weeks: 32 } }, hop('LO'), 'ok medical.no_clearance'],
  ['33 weeks', { medical: { pregnancy_weeks: 33 } }, hop('LO'), 'needs medical.clearance'],
  ['second seat on Alaska', { size: {} }, hop('AS', 'SEA-LAX'), 'needs size.refund_every_flight'],
  ['second seat inside Canada', { size: {} }, hop('AC', 'YYZ-YVR'), 'needs size.one_fare'],
  ['second seat from Canada', { size: {} }, hop('AC', 'YYZ-LHR'), 'needs size.refund_none'],
  ['32 kg', { item: { kind: 'golf', kg: 32 } }, hop('IB'), 'needs item.ask'],
  ['33 kg', { item: { kind: 'golf', kg: 33 } }, hop('IB'), 'refused item.heavy'],
  [
    'cello on a US carrier',
    { item: { kind: 'instrument', place: 'seat', kg: 9 } },
    hop('AA', 'MAD-JFK'),
    'needs item.seat_us',
  ],
  [
    'electric bicycle',
    { item: { kind: 'bicycle', kg: 24, battery_wh: 500 } },
    hop('IB'),
    'refused item.battery_refused',
  ],
  [
    'surfboard of 300 cm on Turkish',
    { item: { kind: 'surf', cm: [300, 55, 12], kg: 9 } },
    hop('TK', 'MAD-IST'),
    'refused item.too_long',
  ],
])('%s', (_, needs, flight, expected) => {
  expect(fit([flight], needs)[0]).toBe(expected);
});

test('what a flight refuses is a block, with its carrier', () => {
  expect(assess([hop('FR')], alone, born(9)).blocks).toMatchObject([
    { carrier: 'FR', reason: { key: 'fit.minor.no_service' } },
  ]);
});
