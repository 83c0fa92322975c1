import { randomUUID } from 'node:crypto';
import { anonymousClient, type Client, clientWithToken, serviceClient } from './clients.ts';

export interface Person {
  id: string;
  email: string;
  token: string;
  client: Client;
}

/** A confirmed user with a session of their own, made through the admin API so that no mail is needed. */
export async function newPerson(name: string): Promise<Person> {
  const email = `${name}-${randomUUID()}@example.com`;
  const password = randomUUID();
  const made = await serviceClient().auth.admin.createUser({ email, password, email_confirm: true });
  if (made.error) throw made.error;
  const signedIn = await anonymousClient().auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  const token = signedIn.data.session.access_token;
  return { id: made.data.user.id, email, token, client: clientWithToken(token) };
}
