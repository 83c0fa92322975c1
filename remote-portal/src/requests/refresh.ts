import type { QueryClient } from '@kindwing/ui/query';

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
