import { BackendError } from './errors.ts';

/** Where a page begins. Both are cursors that a former page gave out; without either it is the first page. */
export interface Seek {
  after?: string | null;
  before?: string | null;
  /** Rows in a page, 25 by default, 200 at most. */
  limit?: number;
}

/** One page of a list in descending order; a cursor is null where there is no further page. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 200;

interface Seekable<Query> {
  lte(column: string, value: string): Query;
  gte(column: string, value: string): Query;
  or(filters: string): Query;
  order(column: string, options: { ascending: boolean }): Query;
  limit(count: number): Query;
}

const limitOf = (seek: Seek): number => Math.min(Math.max(seek.limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT);

function readCursor(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = cursor.split('~');
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-zA-Z-]+$/.test(id)) {
    throw new BackendError({
      code: '',
      message: `"${cursor}" is no cursor of this list.`,
      hint: 'Start again at the first page.',
      status: 400,
      kind: 'validation',
      reason: 'cursor_invalid',
      field: 'cursor',
      details: {},
    });
  }
  return { at, id };
}

/**
 * Restricts a query to one page by keyset on an indexed `(column, id)`, newest first: as fast on the thousandth page as
 * on the first. Asks for one row more than the page holds, to know whether there is another.
 */
export function seekPage<Query extends Seekable<Query>>(query: Query, column: string, seek: Seek, id = 'id'): Query {
  const back = seek.before != null;
  const cursor = seek.before ?? seek.after;
  let sought = query;
  if (cursor != null) {
    const from = readCursor(cursor);
    const than = back ? 'gt' : 'lt';
    // The first bound says nothing new, but lets the index begin at the cursor instead of reading all before it.
    const bounded = back ? sought.gte(column, from.at) : sought.lte(column, from.at);
    sought = bounded.or(`${column}.${than}."${from.at}",and(${column}.eq."${from.at}",${id}.${than}.${from.id})`);
  }
  return sought
    .order(column, { ascending: back })
    .order(id, { ascending: back })
    .limit(limitOf(seek) + 1);
}

/** The page from the rows of a `seekPage` query; `keyOf` gives the values of its two columns. */
export function toPage<Row>(
  found: Row[],
  seek: Seek,
  keyOf: (row: Row) => readonly [string, string | number],
): Page<Row> {
  const more = found.length > limitOf(seek);
  const back = seek.before != null;
  const rows = found.slice(0, limitOf(seek));
  if (back) rows.reverse();
  const cursorOf = (row: Row | undefined): string | null => (row === undefined ? null : keyOf(row).join('~'));
  const hasNext = back || more;
  const hasPrevious = back ? more : seek.after != null;
  return {
    rows,
    next: hasNext ? cursorOf(rows.at(-1)) : null,
    previous: hasPrevious ? cursorOf(rows[0]) : null,
  };
}
