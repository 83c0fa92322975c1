/** Where a rule comes from. A page that carries money or safety shows it; `verified` false means a person must confirm it. */
export interface Source {
  /** What to cite: an article, a judgment, a policy page. */
  readonly cite: string;
  readonly url?: string;
  /** `YYYY-MM-DD`, or a year where only that is known. */
  readonly seenOn: string;
  readonly effectiveFrom?: string;
  readonly verified: boolean;
}

const SEEN = '2026-11-27';

/** Official text, or the airline's or authority's own page, seen. */
export const official = (cite: string, more: Partial<Source> = {}): Source => ({
  cite,
  seenOn: SEEN,
  verified: true,
  ...more,
});
/** A secondary source was seen: to be confirmed before anyone relies on it. */
export const reported = (cite: string, more: Partial<Source> = {}): Source => ({
  cite,
  seenOn: SEEN,
  verified: false,
  ...more,
});
/** Common knowledge of the trade for which no page was seen: the weakest grade, and its citation says so. */
export const background = (cite: string, more: Partial<Source> = {}): Source =>
  reported(`${cite} (background knowledge)`, more);
