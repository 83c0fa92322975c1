import type { Note } from '../rules/note.ts';
import type { Source } from '../rules/source.ts';

/** How well a flight fits a need: as it is, under conditions, or not at all; always with reason and source. */
export type Verdict =
  | { readonly kind: 'ok'; readonly reason: Note; readonly source: Source }
  | { readonly kind: 'needs'; readonly reason: Note; readonly conditions: readonly Note[]; readonly source: Source }
  | { readonly kind: 'refused'; readonly reason: Note; readonly source: Source };

export const ok = (source: Source, key: string, params: Note['params'] = {}): Verdict => ({
  kind: 'ok',
  reason: { key, params },
  source,
});
export const needs = (
  source: Source,
  key: string,
  params: Note['params'] = {},
  conditions: readonly Note[] = [],
): Verdict => ({
  kind: 'needs',
  reason: { key, params },
  conditions,
  source,
});
export const refused = (source: Source, key: string, params: Note['params'] = {}): Verdict => ({
  kind: 'refused',
  reason: { key, params },
  source,
});

const order = { ok: 0, needs: 1, refused: 2 } as const;

/** The worst of several verdicts; null of none. */
export function worst(verdicts: readonly Verdict[]): Verdict | null {
  return verdicts.reduce<Verdict | null>((a, b) => (a === null || order[b.kind] > order[a.kind] ? b : a), null);
}
