import type { BackendClient } from '@kindwing/auth';
import { getAnonymizedIp, type RequestSubmission, type Submitted, submitRequest } from '@kindwing/backend/client';

/** ms that a request waits for an answer that it can do without */
const PATIENCE = 3_000;

/**
 * Asks for the anonymised address, as every form does before it sends (specification §7), then sends the request.
 * Nothing hangs on that answer: a failing or slow function never holds up a request.
 */
export async function deliver(client: BackendClient, submission: RequestSubmission): Promise<Submitted> {
  const asked = getAnonymizedIp(client).catch(() => null);
  await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))]);
  return submitRequest(client, submission);
}
