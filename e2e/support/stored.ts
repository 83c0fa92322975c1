import { environment } from './environment.ts';

/** Rows of a table as the service itself sees them; `filter` in the notation of the REST interface, `email=eq.…`. */
export async function stored(table: string, filter: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${environment.apiUrl}/rest/v1/${table}?${filter}`, {
    headers: { apikey: environment.serviceKey, authorization: `Bearer ${environment.serviceKey}` },
  });
  if (!answer.ok) throw new Error(`${table} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>[];
}
