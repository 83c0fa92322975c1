import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import ws from 'ws';
import type { KeptMail } from '../../local/service.ts';

/** Where the tested project's links lead (`site_url` of config.toml); KINDWING_SITE_URL for another. */
export const siteUrl = process.env.KINDWING_SITE_URL ?? 'http://127.0.0.1:3000';
export const callback = `${siteUrl}/auth/callback`;
export const password = 'correct horse';

// ws's own types list a constructor that no browser has first, which hides that the rest fits.
const transport = ws as unknown as typeof WebSocket;

let counter = 0;

/** An address that no other test uses. */
export const newEmail = (name = 'person'): string => `${name}-${Date.now()}-${process.pid}-${counter++}@example.com`;

/** True when the tested backend keeps mails to read; against another Supabase, tests that read mails are skipped. */
export const hasMailbox = (): boolean => inject('backend').embedded !== undefined;

/** A browser of its own: its session lies in memory, PKCE verifiers too. */
export function browser(flowType: 'pkce' | 'implicit' = 'pkce', key = inject('backend').anonKey): SupabaseClient {
  const items = new Map<string, string>();
  return createClient(inject('backend').apiUrl, key, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, value) => void items.set(name, value),
        removeItem: (name) => void items.delete(name),
      },
    },
    realtime: { transport },
  });
}

export const administration = (): SupabaseClient => browser('implicit', inject('backend').serviceKey);

export async function mailsTo(email: string): Promise<KeptMail[]> {
  const answer = await fetch(`${inject('backend').apiUrl}/_local/mail?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as KeptMail[];
}

export async function lastMail(email: string): Promise<KeptMail> {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error(`No mail for ${email}`);
  return mail;
}

/** The page that the last mail leads to. */
export async function lastLink(email: string): Promise<URL> {
  const { text } = await lastMail(email);
  const address = /https?:\/\/\S+/.exec(text)?.[0];
  if (!address) throw new Error(`No link in: ${text}`);
  return new URL(address);
}

export async function tokenHash(email: string): Promise<string> {
  return (await lastLink(email)).searchParams.get('token_hash') ?? '';
}

/** Opens the auth service's own link for a token, as a click in a hosted project's mail does; answers where it leads. */
export async function click(token: string, type: string, redirectTo: string = callback): Promise<URL> {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  const answer = await fetch(`${inject('backend').apiUrl}/auth/v1/verify?${query}`, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

/** A user whose address is confirmed, without a mail. */
export async function existingUser(email: string = newEmail()): Promise<{ id: string; email: string }> {
  const { data, error } = await administration().auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  return { id: data.user.id, email };
}

/** A browser in which that user is signed in. */
export async function signedIn(email: string): Promise<SupabaseClient> {
  const client = browser();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** A call without supabase-js, where the answer's very form matters. */
export function call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { apiUrl, anonKey } = inject('backend');
  return fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
