import { type Client, listRequests, type RequestFilter, type RequestOverview } from '@kindwing/backend/client';
import { type CsvColumn, isoTime, toCsv } from '../csv/csv.ts';
import { readAll } from '../csv/read-all.ts';

/** Rows in one file; more than any list that a person works through. */
export const EXPORT_LIMIT = 10_000;

/** What people wrote stays out: it may speak of their health, and a file leaves the house. */
const columns: readonly CsvColumn<RequestOverview>[] = [
  { name: 'reference', value: (row) => row.reference },
  { name: 'status', value: (row) => row.effective_status },
  { name: 'priority', value: (row) => row.priority },
  { name: 'service_type', value: (row) => row.service_type },
  { name: 'source', value: (row) => row.source },
  { name: 'contact_name', value: (row) => row.contact_name },
  { name: 'contact_email', value: (row) => row.contact_email },
  { name: 'contact_phone', value: (row) => row.contact_phone },
  { name: 'language', value: (row) => row.preferred_language },
  { name: 'created_at', value: (row) => isoTime(row.created_at) },
  { name: 'last_event_at', value: (row) => isoTime(row.last_event_at) },
  { name: 'held_by', value: (row) => row.holder_name },
  { name: 'offer_expires_at', value: (row) => isoTime(row.offer_expires_at) },
  { name: 'first_departure_at', value: (row) => isoTime(row.first_departure_at) },
];

export async function exportRequests(client: Client, filter: RequestFilter) {
  const { rows, cut } = await readAll((seek) => listRequests(client, filter, seek), EXPORT_LIMIT);
  return { csv: toCsv(columns, rows), count: rows.length, cut };
}
