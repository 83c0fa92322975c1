import { type Client, callFunction, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type { Booking, BookingStatus } from './rows.ts';

export type ListedBooking = Booking & { request: { id: string; reference: string; contact_name: string } };
const WITH_REQUEST = '*, request:requests!bookings_request_id_fkey!inner(id, reference, contact_name)';

/** A request's bookings, the valid one (highest version) first. */
export function listRequestBookings(client: Client, requestId: string): Promise<Booking[]> {
  return unwrap(
    client
      .from('bookings')
      .select('*')
      .eq('request_id', requestId)
      .order('version', { ascending: false })
      .overrideTypes<Booking[], { merge: false }>(),
  );
}

/** Bookings that the reader may see, newest first: a client's trips (with their own id as `owner`), or all. */
export async function listBookings(
  client: Client,
  filter: { status?: BookingStatus; owner?: string } = {},
  seek: Seek = {},
): Promise<Page<ListedBooking>> {
  let query = client.from('bookings').select(WITH_REQUEST);
  if (filter.status !== undefined) query = query.eq('status', filter.status);
  if (filter.owner !== undefined) query = query.eq('request.owner', filter.owner);
  const rows = await unwrap(seekPage(query, 'created_at', seek).overrideTypes<ListedBooking[], { merge: false }>());
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}

/** Books the accepted alternative and issues the invoice. PNR: six letters or digits; tickets: 13 digits each. */
export const bookRequest = (
  client: Client,
  requestId: string,
  booking: { pnr: string; ticket_numbers?: string[] },
): Promise<{ booking_id: string; invoice_id: string; invoice_number: string }> =>
  callFunction(client, 'book_request', { p_request_id: requestId, p_payload: booking });
