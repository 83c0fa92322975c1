import type { Page, Seek } from '@kindwing/backend/client';

const PAGE = 200;

/** Every row of a list, page by page; `cut` says that there were more than `limit`. */
export async function readAll<Row>(
  list: (seek: Seek) => Promise<Page<Row>>,
  limit: number,
): Promise<{ rows: Row[]; cut: boolean }> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Page<Row> = await list({ after, limit: PAGE });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < limit);
  return { rows: rows.slice(0, limit), cut: after !== null || rows.length > limit };
}
