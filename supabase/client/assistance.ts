import type { AdviceCode } from '../domain/assistance/index.ts';
import { ssrEn } from '../domain/messages/ssr.en.ts';
import { ssrEs } from '../domain/messages/ssr.es.ts';
import { type Client, callFunction, invokeFunction, unwrap } from './call.ts';
import type { AssistanceItem, AssistanceStatus, RequiredDocument } from './rows.ts';

/** A request's assistance by leg and code. Its three dates: asked, carrier notified, carrier confirmed. */
export function listAssistance(client: Client, requestId: string): Promise<AssistanceItem[]> {
  return unwrap(
    client
      .from('assistance_items')
      .select('*')
      .eq('request_id', requestId)
      .order('leg_position')
      .order('code')
      .order('created_at'),
  );
}

/** What an item's code means, or (its `fallback`) what to send where that is unknown; without a sentence, as it is. */
export function assistanceText(codeOrFallback: string, language: 'en' | 'es'): string {
  const texts: Readonly<Record<string, string>> = language === 'es' ? ssrEs : ssrEn;
  return texts[codeOrFallback] ?? texts[`ssr.${codeOrFallback}`] ?? codeOrFallback;
}

/** What happened to an item. `evidence`: how the carrier was told, or how it answered. */
export type AssistanceMove =
  | { event: 'ask'; evidence: string }
  | { event: 'advice'; advice: AdviceCode; evidence: string }
  | { event: 'documents_asked' | 'documents_sent' | 'cancel'; evidence?: string };

/** Desk. @throws BackendError `conflict` when the item can't take this now, or was moved meanwhile */
export const moveAssistanceItem = (
  client: Client,
  item: Pick<AssistanceItem, 'id' | 'row_version'>,
  move: AssistanceMove,
): Promise<{ item_id: string; status: AssistanceStatus; row_version: number }> =>
  callFunction(client, 'move_assistance_item', {
    p_item_id: item.id,
    p_event: move.event,
    p_row_version: item.row_version,
    ...(move.event === 'advice' ? { p_advice: move.advice } : {}),
    ...(move.evidence === undefined ? {} : { p_evidence: move.evidence }),
  });

/** Instants with their offset; what is left out stays. */
export type ScheduleChange = {
  departs_at: string;
  arrives_at: string;
  flight_number?: string;
  operating_carrier?: string;
};

/**
 * Desk: the carrier has moved a booked flight (positions from 1). Every assistance item of that leg goes back to
 * `revalidate`; have the request assessed afterwards, so that its deadlines move too.
 */
export const recordScheduleChange = (
  client: Client,
  bookingId: string,
  legPosition: number,
  change: ScheduleChange,
): Promise<{ booking_id: string; status: string }> =>
  callFunction(client, 'record_schedule_change', {
    p_booking_id: bookingId,
    p_leg_position: legPosition,
    p_payload: change,
  });

/** The papers that a request's travellers must bring or send; texts by `document.<kind>`. */
export function listRequiredDocuments(client: Client, requestId: string): Promise<RequiredDocument[]> {
  return unwrap(
    client
      .from('required_documents')
      .select('*')
      .eq('request_id', requestId)
      .order('traveller_id')
      .order('kind')
      .overrideTypes<RequiredDocument[], { merge: false }>(),
  );
}

/**
 * Has the server compute codes, deadlines and checklists anew, from the database's facts. For whoever may read the
 * request; to be called after its needs or flights have changed. Resolves to how many of each there are.
 */
export const assessRequest = (
  client: Client,
  requestId: string,
): Promise<{ request_id: string; assistance: number; deadlines: number; documents: number }> =>
  invokeFunction(client, 'assess-request', { request_id: requestId });
