import { loadPlaceSearch } from '@kindwing/backend/domain/places';
import { FieldProblem } from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../../messages/use-text.ts';
import { airlineCode } from './airline-text.ts';
import type { RouteValues } from './airport-fields.tsx';
import { resolveRoute } from './resolve-route.ts';

/** Airports and airlines by code; an airline that was left out is empty. */
export interface KnownCodes {
  readonly stops: readonly string[];
  readonly carriers: readonly string[];
}

/** Reads the codes that a form's texts mean. @throws FieldProblem at each field whose text means none */
export function useKnownCodes(): (
  route: RouteValues,
  airlines: readonly (readonly [field: string, text: string])[],
) => Promise<KnownCodes> {
  const t = useText();
  const { language } = useLanguage();
  return async (route, airlines) => {
    const { stops, problems } = resolveRoute(route, await loadPlaceSearch(), language);
    const unknown = Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [
        name,
        problem === 'same' ? t('tools.error.sameAirport') : t('tools.error.airport', problem),
      ]),
    );
    const carriers = airlines.map(([field, text]) => {
      const code = airlineCode(text);
      if (code === null) unknown[field] = t('tools.error.airline', { text });
      return code ?? '';
    });
    if (Object.keys(unknown).length > 0) throw new FieldProblem(unknown);
    return { stops, carriers };
  };
}
