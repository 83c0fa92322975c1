import type { Sql, TransactionSql } from 'postgres';
import type { Claims } from './service.ts';

/**
 * Runs `work` in a transaction with the caller's role and claims, so that grants and row-level security decide.
 * `settings` are further configuration parameters that hold in the transaction alone.
 */
export async function actAs<T>(
  sql: Sql,
  claims: Claims,
  settings: Record<string, string>,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  const done = await sql.begin(async (transaction) => {
    await takeRole(transaction, claims, settings);
    return { result: await work(transaction) };
  });
  return done.result as T;
}

/** From here on the transaction has the caller's rights, in one statement. */
export async function takeRole(
  sql: TransactionSql,
  claims: Claims,
  settings: Record<string, string> = {},
): Promise<void> {
  const all = {
    search_path: 'public, extensions',
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': claims.sub ?? '',
    'request.jwt.claim.role': claims.role,
    ...settings,
    role: claims.role,
  };
  await sql`
    select set_config(name, value, true)
    from unnest(${Object.keys(all)}::text[], ${Object.values(all)}::text[]) as s(name, value)`;
}
