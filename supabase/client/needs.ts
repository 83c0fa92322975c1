import type { Needs, NeedsInput } from '../domain/needs/index.ts';
import { type Client, callFunction, unwrap } from './call.ts';
import type { Row } from './rows.ts';

export type TravellerNeeds = Omit<Row<'traveller_needs'>, 'answers'> & { answers: NeedsInput };

/** The needs of one's own request; empty for the desk, which opens them. */
export function listNeeds(client: Client, requestId: string): Promise<TravellerNeeds[]> {
  return unwrap(
    client
      .from('traveller_needs')
      .select('*')
      .eq('request_id', requestId)
      .overrideTypes<TravellerNeeds[], { merge: false }>(),
  );
}

/**
 * Gives or changes a traveller's needs: one's own, or, holding the request, what was said on the phone. Health data:
 * only with the traveller's consent. @throws BackendError `validation` without it, or naming the section that is wrong
 */
export const saveNeeds = (
  client: Client,
  travellerId: string,
  given: { answers: NeedsInput | Needs; consent_health: boolean; wording_version?: string },
): Promise<{ traveller_id: string; saved_at: string }> =>
  callFunction(client, 'save_needs', { p_traveller_id: travellerId, p_payload: given });

/** Withdraws the consent: the needs are removed, and what was computed from them. */
export const withdrawNeeds = (client: Client, travellerId: string): Promise<{ traveller_id: string }> =>
  callFunction(client, 'withdraw_needs', { p_traveller_id: travellerId });

export type OpenedNeeds = { traveller_id: string; name: string; answers: NeedsInput; saved_at: string };

/** Desk: reads the needs of a request. Without holding it a reason is required. Each call is a row of the audit log. */
export const openNeeds = (client: Client, requestId: string, reason?: string): Promise<OpenedNeeds[]> =>
  callFunction(
    client,
    'open_needs',
    reason === undefined ? { p_request_id: requestId } : { p_request_id: requestId, p_reason: reason },
  );
