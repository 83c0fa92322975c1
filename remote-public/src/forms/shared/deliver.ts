import { getClient } from '@kindwing/auth';
import {
  type ContactSubmission,
  type RequestSubmission,
  type Submitted,
  submitContact,
  submitRequest,
} from '@kindwing/backend/client';
import { askAnonymizedAddress } from './anonymized-address.ts';

/** The specification's form shows success about a second after the address call. */
const CONTACT_PAUSE_MS = 1000;

const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });

/** Sends a request or an SOS. Loaded when something is sent, since it brings the backend's client with it. @throws BackendError */
export async function deliverRequest(submission: RequestSubmission): Promise<Submitted> {
  const client = await getClient();
  await askAnonymizedAddress(client);
  return submitRequest(client, submission);
}

/** Stores a contact message. @throws BackendError */
export async function deliverContact(submission: ContactSubmission): Promise<void> {
  const client = await getClient();
  await askAnonymizedAddress(client);
  await Promise.all([submitContact(client, submission), pause(CONTACT_PAUSE_MS)]);
}
