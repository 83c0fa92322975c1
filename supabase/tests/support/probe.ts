import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { inject } from 'vitest';
import ws from 'ws';

/** Things made only to be tested: column grants, a policy that reads a header, functions that fail in every way. */
const probeSql = `
drop table if exists public.contract_probe;
create table public.contract_probe (
  id integer primary key,
  title text not null check (length(title) < 20),
  secret text not null default 'hidden',
  facts jsonb not null default '{}',
  at timestamptz not null default '2026-01-02 03:04:05.6+00'
);
alter table public.contract_probe enable row level security;
revoke all on public.contract_probe from anon, authenticated, service_role;
grant select (id, title, facts, at), insert (id, title, facts), update (title) on public.contract_probe to authenticated;
grant all on public.contract_probe to service_role;
create policy "rows of the header" on public.contract_probe for select to authenticated using (
  id::text = coalesce(current_setting('request.headers', true)::json ->> 'x-probe', id::text)
);
create policy "may write" on public.contract_probe for insert to authenticated with check (id > 0);
create policy "may change" on public.contract_probe for update to authenticated using (true);

create or replace function public.contract_raise(p_state text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'It was raised' using errcode = p_state, detail = 'the detail', hint = 'the hint';
end
$$;
create or replace function public.contract_caller() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'role', current_user,
    'uid', auth.uid(),
    'address', current_setting('request.headers', true)::json ->> 'x-forwarded-for',
    'method', current_setting('request.method', true))
$$;
create or replace function public.contract_write() returns void language sql volatile set search_path = '' as $$
  delete from public.contract_probe
$$;
grant execute on function public.contract_raise(text), public.contract_caller() to anon, authenticated;
grant execute on function public.contract_write() to authenticated;
revoke execute on function public.contract_write() from anon, public;
notify pgrst, 'reload schema';
`;

const undoSql = `
drop table public.contract_probe;
drop function public.contract_raise(text), public.contract_caller(), public.contract_write();
notify pgrst, 'reload schema';
`;

/** Makes the probe and waits until REST has seen it. Returns the function that takes it away again. */
export async function makeProbe(): Promise<() => Promise<void>> {
  const { databaseUrl } = inject('backend');
  if (databaseUrl === undefined) throw new Error('The probe needs a database to be made in.');
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(probeSql);
  const client = probeClient(inject('backend').serviceKey);
  for (let attempt = 0; attempt < 100; attempt++) {
    const { error } = await client.from('contract_probe').select('id').limit(1);
    if (error === null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    await sql.unsafe(undoSql);
    await sql.end();
  };
}

/** A client without our types: the probe is in none of them. */
export function probeClient(token: string, headers: Record<string, string> = {}): SupabaseClient {
  const { apiUrl, anonKey } = inject('backend');
  return createClient(apiUrl, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: ws as unknown as typeof WebSocket },
    global: { headers: { Authorization: `Bearer ${token}`, ...headers } },
  });
}
