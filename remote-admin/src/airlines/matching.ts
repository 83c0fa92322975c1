import type { Airline, LicenceArea } from '@kindwing/backend/client';

/** Letters without their accents, so that "aeromexico" finds Aeroméxico. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Carriers of an area whose name contains the words, or whose code it is. */
export function matching(
  airlines: readonly Airline[],
  wanted: { area: LicenceArea | null; search: string },
): Airline[] {
  const search = plain(wanted.search.trim());
  return airlines.filter(
    ({ name, code, licence_area: area }) =>
      (!wanted.area || area === wanted.area) &&
      (search === '' || plain(name).includes(search) || code.toLowerCase() === search),
  );
}
