import { pathToFileURL } from 'node:url';
import {
  clearanceRules,
  itemRules,
  minorRules,
  petRules,
  sizeRules,
  supportAnimalCarriers,
  supportAnimalSource,
} from '../domain/airlines/index.ts';
import type { Source } from '../domain/rules/source.ts';

/** A row of `airline_rules`, as the library begins with it. */
export interface AirlineRuleRow {
  readonly carrier: string;
  readonly topic: 'minor' | 'pet' | 'support_animal' | 'size' | 'item' | 'clearance';
  readonly variant: string;
  readonly rule: object;
  readonly source: string;
  readonly source_url: string | null;
  readonly seen_on: string;
  readonly effective_from: string | null;
  readonly verified: boolean;
}

function row(
  topic: AirlineRuleRow['topic'],
  { carrier, source, ...rule }: { carrier: string; source: Source },
  variant = '',
): AirlineRuleRow {
  return {
    carrier,
    topic,
    variant,
    rule,
    source: source.cite,
    source_url: source.url ?? null,
    seen_on: source.seenOn,
    effective_from: source.effectiveFrom ?? null,
    verified: source.verified,
  };
}

/** Every airline rule of the library as the database keeps it, by carrier and topic. */
export function libraryAirlineRules(): AirlineRuleRow[] {
  const rows = [
    ...minorRules.map((rule) => row('minor', rule)),
    ...petRules.map((rule) => row('pet', rule)),
    ...supportAnimalCarriers.map((carrier) => row('support_animal', { carrier, source: supportAnimalSource })),
    ...sizeRules.map((rule) => row('size', rule)),
    ...itemRules.map((rule) => row('item', rule, rule.kinds?.join(',') ?? '')),
    ...clearanceRules.map((rule) => row('clearance', rule)),
  ];
  const key = ({ carrier, topic, variant }: AirlineRuleRow) => `${carrier} ${topic} ${variant}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const text = (value: string | null): string => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/** SQL for a new migration: the library's rules, except where staff have mended the row meanwhile. */
export function airlineRulesSql(rows: readonly AirlineRuleRow[] = libraryAirlineRules()): string {
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
on conflict (carrier, topic, variant) do update set rule = excluded.rule, source = excluded.source,
  source_url = excluded.source_url, seen_on = excluded.seen_on, effective_from = excluded.effective_from,
  verified = excluded.verified, row_version = r.row_version + 1
where r.updated_by is null;
alter table public.airline_rules enable trigger airline_rules_audit;
`;
}

/** `tsx supabase/local/airline-rules-sql.ts > supabase/migrations/<when>_airline_rules_….sql` after the library has changed. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(airlineRulesSql());
