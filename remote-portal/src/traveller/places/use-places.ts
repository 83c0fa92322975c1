import { loadPlaceSearch, mainCity, placeText } from '@kindwing/backend/domain/places';
import { useLanguage } from '@kindwing/ui/i18n';
import { useQuery } from '@kindwing/ui/query';

/** The airports that fit what was typed, best first; the index is downloaded with the first letter. */
export async function suggestPlaces(typed: string, language: 'en' | 'es'): Promise<string[]> {
  return (await loadPlaceSearch()).search(typed, language, 8).map(placeText);
}

/**
 * Names for codes: the city with its code. Busy airports are known at once; the index is downloaded for others only, and
 * until it is there (or when it can't be had) they are called by the bare code.
 */
export function useAirportNames(codes: readonly string[]): (code: string) => string {
  const { language } = useLanguage();
  const wanted = [...new Set(codes)].filter((code) => !mainCity(code, language)).sort();
  const { data } = useQuery({
    queryKey: ['places', language, wanted],
    queryFn: async () => {
      const places = await loadPlaceSearch();
      return new Map(wanted.map((code) => [code, places.describe(code, language)?.city] as const));
    },
    enabled: wanted.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (code) => {
    const city = mainCity(code, language) ?? data?.get(code);
    return city ? `${city} (${code})` : code;
  };
}
