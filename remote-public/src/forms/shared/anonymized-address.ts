import type { getClient } from '@kindwing/auth';

type Client = Awaited<ReturnType<typeof getClient>>;

/** How long a form waits for an answer that it can do without. */
const PATIENCE_MS = 3000;

/**
 * Asks for the visitor's anonymised address, as every form does before it sends (specification §7). Nothing hangs on the
 * answer: a failure or a slow function never holds up a request, least of all an SOS.
 */
export async function askAnonymizedAddress(client: Client): Promise<void> {
  const asked = client.functions.invoke('get-anonymized-ip').then(
    () => undefined,
    () => undefined,
  );
  const patience = new Promise<void>((done) => {
    setTimeout(done, PATIENCE_MS);
  });
  await Promise.race([asked, patience]);
}
