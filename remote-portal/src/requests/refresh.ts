import { type QueryClient, useQueryClient } from '@kindwing/ui/query';
import { useCallback } from 'react';

/** First parts of the query keys that a step of a request may change. */
const touched = [
  'requests',
  'request',
  'offers',
  'offer',
  'bookings',
  'invoices',
  'payments',
  'events',
  'notifications',
];

/** Makes everything that shows requests read again. */
export const refreshRequests = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [root] }) => touched.includes(String(root)) });

/** The same for a clock or a button: something is due, read again. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void refreshRequests(queries), [queries]);
}
