import { spanishCities } from './exonyms.es.ts';
import { mainAirports } from './main-airports.ts';
import { mainCities } from './main-cities.generated.ts';

let table: Map<string, string> | undefined;

/**
 * The city of a busy airport, for whoever only shows a trip: a few kilobytes in place of the whole index. Undefined for the
 * others, whose names `loadPlaceSearch` knows.
 */
export function mainCity(code: string, language: 'en' | 'es'): string | undefined {
  table ??= new Map(mainCities.split('|').map((city, rank) => [mainAirports[rank] ?? '', city]));
  const city = table.get(code.trim().toUpperCase());
  return city && language === 'es' ? (spanishCities[city] ?? city) : city;
}
