import { BACKGROUND, type Description } from '../messages/sources.ts';

/** Where a rule comes from. A page that carries money or safety shows it; `verified` false means a person must confirm it. */
export interface Source {
  /** What to cite: an article, a judgment, a policy page. Stored and compared in English; `citeIn` says it to a reader. */
  readonly cite: string;
  readonly url?: string;
  /** `YYYY-MM-DD`, or a year where only that is known. */
  readonly seenOn: string;
  readonly effectiveFrom?: string;
  readonly verified: boolean;
}

/** A description, which has its Spanish, or the title of a work, a law's number or a page's name, the same in any language. */
export type Cite = Description | { readonly title: string };
type More = Partial<Omit<Source, 'cite'>>;

const SEEN = '2026-11-27';

const seen = (cite: Cite, verified: boolean, more: More): Source => ({
  cite: typeof cite === 'string' ? cite : cite.title,
  seenOn: SEEN,
  verified,
  ...more,
});

/** Official text, or the airline's or authority's own page, seen. */
export const official = (cite: Cite, more: More = {}): Source => seen(cite, true, more);
/** A secondary source was seen: to be confirmed before anyone relies on it. */
export const reported = (cite: Cite, more: More = {}): Source => seen(cite, false, more);
/** Common knowledge of the trade for which no page was seen: the weakest grade, and its citation says so. */
export function background(cite: Cite, more: More = {}): Source {
  const source = reported(cite, more);
  return { ...source, cite: `${source.cite}${BACKGROUND}` };
}
