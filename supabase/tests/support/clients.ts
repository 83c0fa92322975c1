import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import ws from 'ws';
import type { Database } from '../../client/database.types.ts';

export type Client = SupabaseClient<Database>;

// ws's own types list a constructor that no browser has first, which hides that the rest fits.
const transport = ws as unknown as typeof WebSocket;

function connect(key: string, token?: string): Client {
  const { apiUrl } = inject('backend');
  return createClient<Database>(apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket of its own.
    realtime: { transport },
    global: { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } },
  });
}

/** Signed out: what a visitor's browser has. */
export const anonymousClient = (): Client => connect(inject('backend').anonKey);

/** With the service key: past row-level security. */
export const serviceClient = (): Client => connect(inject('backend').serviceKey);

/** The anonymous key with any token, for forged and expired ones. */
export const clientWithToken = (token: string): Client => connect(inject('backend').anonKey, token);
