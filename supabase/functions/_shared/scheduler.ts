import { Refusal } from './http.ts';

const shortestSecret = 24;

/**
 * Lets the scheduler in, who shows the service key as a bearer token or OUTBOX_SECRET in `x-outbox-secret`. A secret
 * shorter than 24 characters opens nothing. @throws Refusal 401
 */
export async function requireScheduler(request: Request): Promise<void> {
  const bearer = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const secret = request.headers.get('x-outbox-secret') ?? '';
  if (await isSame(bearer, Deno.env.get('SUPABASE_SERVICE_ROLE_KEY'))) return;
  if (await isSame(secret, Deno.env.get('OUTBOX_SECRET'))) return;
  const hint = 'Send the service key as a bearer token, or OUTBOX_SECRET in x-outbox-secret.';
  throw new Refusal(401, 'scheduler_only', 'Only the scheduler may call this.', hint);
}

/** Compares digests, whose bytes say nothing of the words: how long it takes does not tell how much was right. */
async function isSame(given: string, expected: string | undefined): Promise<boolean> {
  if (expected === undefined || expected.length < shortestSecret) return false;
  const [one, other] = await Promise.all([given, expected].map(digest));
  return one !== undefined && other !== undefined && one.every((byte, at) => byte === other[at]);
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
