import { pathToFileURL } from 'node:url';
import { type RuleRow, rowsOf } from '../domain/airlines/index.ts';

const text = (value: string | null): string => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/** SQL for a new migration: the library's rules, except where staff have mended the row meanwhile. */
export function airlineRulesSql(rows: readonly RuleRow[] = rowsOf()): string {
  const values = rows.map((one) =>
    [
      `  (${text(one.carrier)}, ${text(one.topic)}, ${text(one.variant)}, ${text(JSON.stringify(one.rule))},`,
      `   ${text(one.source)}, ${text(one.source_url)}, ${text(one.seen_on)}, ${text(one.effective_from)}, ${one.verified})`,
    ].join('\n'),
  );
  return `-- The rules that the library knows (supabase/local/airline-rules-sql.ts writes this). Rows that staff have mended stay.

-- The list itself is no one's act, so it leaves no audit rows.
alter table public.airline_rules disable trigger airline_rules_audit;
insert into public.airline_rules as r (carrier, topic, variant, rule, source, source_url, seen_on, effective_from, verified)
values
${values.join(',\n')}
on conflict (carrier, topic, variant, effective_from) do update set rule = excluded.rule, source = excluded.source,
  source_url = excluded.source_url, seen_on = excluded.seen_on, verified = excluded.verified,
  row_version = r.row_version + 1
where r.updated_by is null and (r.rule, r.source, r.source_url, r.seen_on, r.verified)
  is distinct from (excluded.rule, excluded.source, excluded.source_url, excluded.seen_on, excluded.verified);
alter table public.airline_rules enable trigger airline_rules_audit;
`;
}

/** `tsx supabase/local/airline-rules-sql.ts > supabase/migrations/<when>_airline_rules_….sql` after the library has changed. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(airlineRulesSql());
