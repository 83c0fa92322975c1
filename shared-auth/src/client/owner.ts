import type { Database } from '@kindwing/backend/types';
import type { SupabaseClient } from '@supabase/supabase-js';
import { reduceSession } from '../session/reduce.ts';
import { signedOut } from '../session/state.ts';
import { openStorage, type SessionStorage, storageKeyFor } from '../session/storage.ts';
import { sessionStore } from '../session/store.ts';
import { type AuthConfiguration, BackendNotConfiguredError, checkConfiguration } from './configuration.ts';

export type BackendClient = SupabaseClient<Database>;

interface Owner {
  configuration: AuthConfiguration;
  storageKey: string;
  storage: SessionStorage;
  pending: Promise<BackendClient> | undefined;
  client: BackendClient | undefined;
}

let owner: Owner | undefined;

/**
 * Names the backend and reads the stored session; call it once, before the first render. With no stored session the
 * visitor is signed out at once and nothing is downloaded. A missing or unusable configuration is reported on the
 * console, and every later call rejects with `BackendNotConfiguredError`.
 */
export function configureAuth(given: Partial<AuthConfiguration> | undefined): void {
  const configuration = checkConfiguration(given);
  if (!configuration) {
    owner = undefined;
    console.error(new BackendNotConfiguredError().message);
    sessionStore.setState(signedOut, true);
    return;
  }
  const storageKey = storageKeyFor(configuration.apiUrl);
  owner = { configuration, storageKey, storage: openStorage(), pending: undefined, client: undefined };
  watchOtherTabs(owner);
  if (hasStoredSession()) void restoreSession();
  else sessionStore.setState(signedOut, true);
}

/** Whether a session of this backend is stored here. It may prove expired or revoked; it costs no download to ask. */
export function hasStoredSession(): boolean {
  return owner !== undefined && owner.storage.getItem(owner.storageKey) !== null;
}

/** The Supabase client; the first call downloads it. A failed download is forgotten, so that the next call tries again. */
export function getClient(): Promise<BackendClient> {
  if (!owner) return Promise.reject(new BackendNotConfiguredError());
  owner.pending ??= load(owner);
  return owner.pending;
}

/** The client when it is already here; pages behind a sign-in may count on it. */
export const currentClient = (): BackendClient | undefined => owner?.client;

async function load(self: Owner): Promise<BackendClient> {
  try {
    const { createBackendClient } = await import('./create.ts');
    const client = createBackendClient(self.configuration, self.storageKey, self.storage);
    self.client = client;
    // The callback must not await the client: the library holds its queue while it runs.
    client.auth.onAuthStateChange((event, session) => {
      if (owner === self) sessionStore.setState(reduceSession(sessionStore.getState(), event, session), true);
    });
    return client;
  } catch (cause) {
    self.pending = undefined;
    throw cause;
  }
}

async function restoreSession(): Promise<void> {
  sessionStore.setState({ status: 'loading' }, true);
  try {
    await getClient();
  } catch {
    // Without the library the stored session can't be read now. It stays stored, and signing in tries the download again.
    sessionStore.setState(signedOut, true);
  }
}

/**
 * Keeps two tabs in step. Loaded clients tell each other themselves; what they can't reach is a tab that never loaded
 * one (it must start when somebody signs in next door) and one whose storage was emptied under it.
 */
function watchOtherTabs(self: Owner): void {
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (owner !== self || (event.key !== self.storageKey && event.key !== null)) return;
    if (!hasStoredSession()) sessionStore.setState(signedOut, true);
    else if (!self.client) void restoreSession();
  });
}
