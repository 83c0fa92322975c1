import { type Client, callFunction, countOf, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type { Airline, ContactMessage, LicenceArea, MarketingSubscription, OutboxMail } from './rows.ts';

/** What people wrote through the contact form, newest first. */
export async function listContactMessages(
  client: Client,
  filter: { open?: boolean } = {},
  seek: Seek = {},
): Promise<Page<ContactMessage>> {
  let query = client.from('contact_messages').select('*');
  if (filter.open) query = query.is('handled_at', null);
  const rows = await unwrap(seekPage(query, 'created_at', seek));
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}

/** How many messages nobody has dealt with yet. */
export const countOpenContactMessages = (client: Client): Promise<number> =>
  countOf(client.from('contact_messages').select('*', { head: true, count: 'exact' }).is('handled_at', null));

export const handleContactMessage = (client: Client, messageId: string): Promise<{ message_id: string }> =>
  callFunction(client, 'handle_contact_message', { p_message_id: messageId });

/** All carriers by name; about a hundred. */
export function listAirlines(client: Client, filter: { licenceArea?: LicenceArea } = {}): Promise<Airline[]> {
  let query = client.from('airlines').select('*');
  if (filter.licenceArea !== undefined) query = query.eq('licence_area', filter.licenceArea);
  return unwrap(query.order('name').order('code'));
}

/** Admin: who wants news, latest first. */
export async function listSubscriptions(client: Client, seek: Seek = {}): Promise<MarketingSubscription[]> {
  return unwrap(
    client
      .from('marketing_subscriptions')
      .select('*')
      .order('subscribed_at', { ascending: false })
      .limit(seek.limit ?? 100),
  );
}

/** `failed`: at least one try went wrong and none has gone right yet; `waiting`: not tried yet. */
export type MailState = 'waiting' | 'failed' | 'sent' | 'cancelled';

function mails(client: Client, state: MailState | undefined, counted: { head?: boolean; count?: 'exact' } = {}) {
  const query = client.from('outbox').select('*', counted);
  if (state === undefined) return query;
  if (state === 'sent') return query.not('sent_at', 'is', null);
  if (state === 'cancelled') return query.not('cancelled_at', 'is', null);
  const unsent = query.is('sent_at', null).is('cancelled_at', null);
  return state === 'failed' ? unsent.not('last_error', 'is', null) : unsent.is('last_error', null);
}

/** Admin: mails that left or wait, newest first. */
export async function listOutbox(
  client: Client,
  seek: Seek = {},
  filter: { state?: MailState } = {},
): Promise<Page<OutboxMail>> {
  const rows = await unwrap(seekPage(mails(client, filter.state), 'created_at', seek));
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}

/** Admin: how many mails are in a state. */
export const countMails = (client: Client, state: MailState): Promise<number> =>
  countOf(mails(client, state, { head: true, count: 'exact' }));
