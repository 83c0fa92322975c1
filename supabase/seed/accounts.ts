import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import ws from 'ws';
import { type DemoAccount, demoAccounts, demoPassword } from './people.ts';

export type AccountIds = ReadonlyMap<DemoAccount['key'], string>;

/** Makes the demo accounts that are missing, through the auth service's admin API, confirmed and with their roles. */
export async function makeAccounts(sql: Sql, apiUrl: string, serviceKey: string): Promise<AccountIds> {
  const client = createClient(apiUrl, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own; its types list a constructor that no browser has first.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
  const ids = new Map<DemoAccount['key'], string>();
  for (const account of demoAccounts) {
    const [known] = await sql<{ id: string }[]>`select id from public.profiles where lower(email) = ${account.email}`;
    if (known !== undefined) {
      ids.set(account.key, known.id);
      continue;
    }
    const { data, error } = await client.auth.admin.createUser({
      email: account.email,
      password: demoPassword,
      email_confirm: true,
      user_metadata: { name: account.name, language: account.language, consent_processing: true },
      app_metadata: { role: account.role },
    });
    if (error !== null) throw new Error(`The demo account ${account.email} could not be made: ${error.message}`);
    ids.set(account.key, data.user.id);
    await sql`update public.profiles set phone = ${account.phone}, time_zone = ${account.timeZone}
      where id = ${data.user.id}`;
  }
  return ids;
}
