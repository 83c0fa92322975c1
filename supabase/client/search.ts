/** What somebody typed, without the signs that mean something to PostgREST; they mean nothing in a name. */
export const searchTerm = (typed: string | undefined): string => (typed ?? '').replace(/[,()"\\*%:]/g, ' ').trim();

/** An `or` filter: one of the columns begins with the term, in either case. */
export const beginsWith = (columns: readonly string[], term: string): string =>
  columns.map((column) => `${column}.ilike.${term}*`).join(',');
