import type { Configuration } from '../configuration/schema.ts';

const PATIENCE_MS = 5000;

/** Whether the auth service answers under the configured address and key. Never rejects. */
export async function checkBackend({ apiUrl, anonKey }: Configuration): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/auth/v1/health', apiUrl), {
      headers: { apikey: anonKey },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
