import { type Client, callFunction, unwrap } from './call.ts';
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

/** Admin: mails that left or wait, newest first. */
export async function listOutbox(client: Client, seek: Seek = {}): Promise<Page<OutboxMail>> {
  const rows = await unwrap(seekPage(client.from('outbox').select('*'), 'created_at', seek));
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}
