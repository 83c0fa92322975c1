import { subscribeBroadcast } from '@kindwing/auth';
import { topics } from '@kindwing/backend/client';
import { type QueryClient, useQueryClient } from '@kindwing/ui/query';
import { useEffect } from 'react';

/** First parts of the query keys that a step of a request may change. */
const ofRequests = ['requests', 'request', 'offers', 'offer', 'bookings', 'invoices', 'invoice', 'payments', 'events'];
const ofContact = ['contact-messages'];

const reread = (queries: QueryClient, roots: readonly string[]) =>
  void queries.invalidateQueries({ predicate: ({ queryKey: [root] }) => roots.includes(String(root)) });

/** Keeps every list and figure fresh while the back office is open. Events carry ids only; each makes queries read again. */
export function useLiveDesk(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const requests = () => reread(queries, ofRequests);
    const contact = () => reread(queries, ofContact);
    const leave = [
      subscribeBroadcast(topics.desk, 'request_changed', requests, { onJoined: requests }),
      subscribeBroadcast(topics.desk, 'contact_changed', contact, { onJoined: contact }),
    ];
    return () => {
      for (const stop of leave) stop();
    };
  }, [queries]);
}
