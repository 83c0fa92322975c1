import type { PlaceSearch } from '@kindwing/backend/domain/places';
import type { RouteValues } from './airport-fields.tsx';
import { placeOf } from './place-of.ts';

export interface ResolvedRoute {
  readonly stops: readonly string[];
  /** By the field's name: the text that no airport has, or `same` for one that follows on itself. */
  readonly problems: Readonly<Record<string, { readonly text: string } | 'same'>>;
}

/** The airports that a route's texts mean, or which of them mean none. */
export function resolveRoute(values: RouteValues, places: PlaceSearch, language: 'en' | 'es'): ResolvedRoute {
  const asked: [string, string][] = [
    ['from', values.from],
    ...values.via.map(({ place }, index): [string, string] => [`via.${index}.place`, place]),
    ['to', values.to],
  ];
  const codes = asked.map(([, text]) => placeOf(text, places, language)?.code ?? '');
  const problems = asked.flatMap(([name, text], at): [string, { text: string } | 'same'][] => {
    if (codes[at] === '') return [[name, { text }]];
    return at > 0 && codes[at] === codes[at - 1] ? [[name, 'same']] : [];
  });
  return { stops: codes, problems: Object.fromEntries(problems) };
}
