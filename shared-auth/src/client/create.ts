import type { Database } from '@kindwing/backend/types';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { SessionStorage } from '../session/storage.ts';
import type { AuthConfiguration } from './configuration.ts';
import { patientFetch } from './patient-fetch.ts';

/**
 * The one place that imports supabase-js, reached through a dynamic import, so that visitors who never sign in don't
 * download it. Links are completed by `completeLink`, never by the library's own look at the address.
 */
export function createBackendClient(
  { apiUrl, anonKey }: AuthConfiguration,
  storageKey: string,
  storage: SessionStorage,
): SupabaseClient<Database> {
  return createClient<Database>(apiUrl, anonKey, {
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
      storageKey,
      storage,
    },
    global: { fetch: patientFetch },
    // Queries try again by themselves; the library's own tries would multiply with theirs.
    db: { retry: false },
  });
}
