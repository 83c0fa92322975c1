import { useBackend } from '@kindwing/auth';
import { keys, listBookings, listNotifications, listRequests, listUnclaimedRequests } from '@kindwing/backend/client';
import { useQuery } from '@kindwing/ui/query';

/** Requests that are not over; what is read at once, since nobody has hundreds of trips under way. */
const underWay = {
  statuses: ['new', 'assessing', 'waiting_for_client', 'offered', 'accepted', 'booked', 'travelling'],
  sort: 'last_event_at',
} as const;
const MANY = { limit: 100 } as const;

export function useRequestsUnderWay() {
  const client = useBackend();
  return useQuery({
    queryKey: keys.requests.list(underWay, MANY),
    queryFn: async () => (await listRequests(client, underWay, MANY)).rows,
  });
}

/** The newest bookings: those ahead are among them. */
export function useBookings() {
  const client = useBackend();
  return useQuery({
    queryKey: keys.bookings({}, MANY),
    queryFn: async () => (await listBookings(client, {}, MANY)).rows,
  });
}

export function useUnclaimed() {
  const client = useBackend();
  return useQuery({ queryKey: keys.requests.unclaimed(), queryFn: () => listUnclaimedRequests(client) });
}

export function useNotices() {
  const client = useBackend();
  return useQuery({ queryKey: keys.notifications(), queryFn: () => listNotifications(client) });
}
