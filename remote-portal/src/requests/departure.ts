import type { RequestOverview } from '@kindwing/backend/client';
import type { Format } from '@kindwing/ui';

/** When a request's trip begins, on the clock of the airport that it leaves from; null while no flight is known. */
export const departureOf = (
  { first_departure_at: at, first_departure_tz: timeZone }: RequestOverview,
  { dateTime }: Pick<Format, 'dateTime'>,
): string | null => at && dateTime(at, { ...(timeZone && { timeZone }), zoneName: true });
