import { type Client, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type { RequestSource, Row } from './rows.ts';

/** What each type of event carries; the database refuses an event without its facts. */
export type EventFacts =
  | { type: 'submitted'; payload: { source: RequestSource } }
  | { type: 'attached' | 'released' | 'completed'; payload: Record<string, never> }
  | { type: 'claimed'; payload: { held_until: string } }
  | { type: 'question_asked' | 'question_answered' | 'message_posted'; payload: { message_id: string } }
  | { type: 'offer_sent'; payload: { offer_id: string; version: number; visible_from: string; expires_at: string } }
  | { type: 'offer_undone'; payload: { offer_id: string; version: number } }
  | { type: 'offer_withdrawn'; payload: { offer_id: string; version: number; reason: string } }
  | { type: 'offer_extended'; payload: { offer_id: string; version: number; reason: string; expires_at: string } }
  | { type: 'offer_expired'; payload: { offer_id: string; expired_at: string } }
  | {
      type: 'offer_accepted';
      payload: { offer_id: string; alternative_id: string; total_cents: number; currency: string };
    }
  | { type: 'offer_declined'; payload: { offer_id: string; reason: string } }
  | { type: 'booked'; payload: { booking_id: string; invoice_id: string; pnr: string } }
  | {
      type: 'flight_moved';
      payload: { booking_id: string; origin: string; destination: string; departs_at: string; departs_tz: string };
    }
  | {
      type: 'payment_recorded';
      payload: { invoice_id: string; kind: 'capture' | 'refund'; amount_cents: number; currency: string };
    }
  | { type: 'cancelled'; payload: { reason: string } };

/** One entry of a request's timeline. The reader's language makes the sentence from type and payload. */
export type RequestEvent = Omit<Row<'request_events'>, 'type' | 'payload'> & EventFacts;

/** The timeline of one request, newest first; clients see what is meant for them. */
export function listEvents(client: Client, requestId: string): Promise<RequestEvent[]> {
  return unwrap(
    client
      .from('request_events')
      .select('*')
      .eq('request_id', requestId)
      .order('created_at', { ascending: false })
      .order('seq', { ascending: false })
      .limit(500)
      .overrideTypes<RequestEvent[], { merge: false }>(),
  );
}

export type ListedEvent = RequestEvent & { request: { id: string; reference: string; contact_name: string } };

/** What happened lately, in all requests that the reader may see. */
export async function listRecentEvents(client: Client, seek: Seek = {}): Promise<Page<ListedEvent>> {
  const query = client
    .from('request_events')
    .select('*, request:requests!request_events_request_id_fkey(id, reference, contact_name)');
  const rows = await unwrap(seekPage(query, 'created_at', seek).overrideTypes<ListedEvent[], { merge: false }>());
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}
