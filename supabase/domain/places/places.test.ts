import { expect, test } from 'vitest';
import { ellipsoidKm, greatCircleKm, isEuAir, isUk, loadAirports, loadPlaceSearch, mainCity } from './index.ts';
import { mainAirports } from './main-airports.ts';

const airports = await loadAirports();
const places = await loadPlaceSearch();

test('an airport has its zone, country and position', () => {
  expect(airports.find('mad')).toMatchObject({ code: 'MAD', zone: 'Europe/Madrid', country: 'ES' });
  expect(airports.find('RUN')).toMatchObject({ country: 'RE', zone: 'Indian/Reunion' });
  expect(airports.find('LON')).toBeNull();
  expect(airports.find('')).toBeNull();
  expect(airports.codes.every((code) => airports.find(code)?.code === code)).toBe(true);
});

test.each([
  ['londres', 'es', 'LHR', 'Londres'],
  ['londres', 'en', 'LHR', 'London'],
  ['munich', 'es', 'MUC', 'Múnich'],
  ['MÚNICH', 'en', 'MUC', 'Munich'],
  ['malaga', 'en', 'AGP', 'Málaga'],
  ['zurich', 'es', 'ZRH', 'Zúrich'],
  ['heathrow', 'es', 'LHR', 'Londres'],
  ['nueva york', 'es', 'JFK', 'Nueva York'],
  ['jfk', 'en', 'JFK', 'New York City'],
  ['lodz', 'en', 'LCJ', 'Łódź'],
  ['JFK – New York City, John F. Ken', 'en', 'JFK', 'New York City'],
  ['MAD – Madrid, Adolfo', 'es', 'MAD', 'Madrid'],
  ["o'hare", 'en', 'ORD', 'Chicago'],
  ['st. john', 'en', 'YYT', "St. John's"],
] as const)('"%s" in %s finds %s first', (query, language, code, city) => {
  const [found] = places.search(query, language);
  expect([found?.code, found?.city]).toEqual([code, city]);
});

test('the short table of cities says what the index says', () => {
  for (const code of mainAirports)
    for (const language of ['en', 'es'] as const)
      expect(mainCity(code, language), code).toBe(places.describe(code, language)?.city);
  expect(mainCity('AAA', 'en')).toBeUndefined();
});

test('an empty query finds nothing, and the limit holds', () => {
  expect(places.search('  ', 'en')).toEqual([]);
  expect(places.search(' –, ', 'en')).toEqual([]);
  expect(places.search('san', 'en', 5)).toHaveLength(5);
});

test('distances on sphere and ellipsoid disagree as known', () => {
  const [gva, skg] = [airports.find('GVA'), airports.find('SKG')];
  if (!gva || !skg) throw new Error('GVA and SKG must be in the index');
  expect(greatCircleKm(gva, skg)).toBeCloseTo(1499.8, 0);
  expect(ellipsoidKm(gva, skg)).toBeCloseTo(1502.9, 0);
  expect(ellipsoidKm(gva, gva)).toBe(0);
});

test('the territory of European air law has its edges where the law puts them', () => {
  const country = (code: string) => airports.find(code)?.country ?? '';
  expect(['TFS', 'RUN', 'PTP', 'FNC', 'KEF', 'OSL', 'ZRH', 'MHQ'].map((code) => isEuAir(country(code)))).toEqual(
    Array(8).fill(true),
  );
  expect(['LHR', 'GCI', 'IOM', 'FAE', 'GOH', 'PPT', 'NOU', 'IST'].map((code) => isEuAir(country(code)))).toEqual(
    Array(8).fill(false),
  );
  expect([isUk(country('BFS')), isUk(country('JER'))]).toEqual([true, false]);
});
