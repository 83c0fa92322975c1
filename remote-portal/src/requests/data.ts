import { useBackend } from '@kindwing/auth';
import {
  getRequest,
  keys,
  listEvents,
  listMessages,
  listRequestBookings,
  listRequestInvoices,
  listRequestLegs,
  listRequestOffers,
  listTravellers,
} from '@kindwing/backend/client';
import { useQuery } from '@kindwing/ui/query';

/** Everything that the request's page shows; each part loads and fails on its own. */
export function useRequestParts(id: string) {
  const client = useBackend();
  const of = keys.request;
  return {
    request: useQuery({ queryKey: of.detail(id), queryFn: () => getRequest(client, id) }),
    legs: useQuery({ queryKey: of.legs(id), queryFn: () => listRequestLegs(client, id) }),
    travellers: useQuery({ queryKey: of.travellers(id), queryFn: () => listTravellers(client, id) }),
    events: useQuery({ queryKey: of.events(id), queryFn: () => listEvents(client, id) }),
    messages: useQuery({ queryKey: of.messages(id), queryFn: () => listMessages(client, id) }),
    offers: useQuery({ queryKey: of.offers(id), queryFn: () => listRequestOffers(client, id) }),
    bookings: useQuery({ queryKey: of.bookings(id), queryFn: () => listRequestBookings(client, id) }),
    invoices: useQuery({ queryKey: of.invoices(id), queryFn: () => listRequestInvoices(client, id) }),
  };
}

export type RequestParts = ReturnType<typeof useRequestParts>;
