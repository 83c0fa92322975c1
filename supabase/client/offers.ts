import { type Client, callFunction, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type { FeeTier, LegDirection, NeedFit, Offer, OfferLeg, OfferStatus, OfferWithAlternatives } from './rows.ts';

export type SubjectTo = 'medical_clearance' | 'minor_quota' | 'pet_quota' | 'seat_adjacency';

/** What the composer writes; fee and total are the database's. */
export type DraftAlternative = {
  label?: string;
  legs: OfferLeg[];
  fare_cents: number;
  needs_fit?: NeedFit[];
  conditions?: string;
  /** Until when the airline holds the price; earlier than our 72 hours needs `difference_acknowledged`. */
  upstream_guarantee_until?: string | null;
  difference_acknowledged?: boolean;
};
export type OfferDraft = { note?: string; subject_to?: SubjectTo[]; alternatives: DraftAlternative[] };

export type FeeReason = 'flight_time' | 'interline' | 'multi_transit' | 'round_the_world';
export type FeeQuote = {
  tier: FeeTier;
  amount_cents: number;
  currency: string;
  reason: FeeReason;
  reasons: FeeReason[];
  direction: LegDirection | null;
  flight_minutes: Record<LegDirection, number>;
  connections: Record<LegDirection, number>;
  operating_carriers: string[];
};

export type SentOffer = { offer_id: string; row_version: number; visible_from: string; expires_at: string };
export type Acceptance = {
  offer_id: string;
  alternative_id: string;
  request_id: string;
  status: 'accepted';
  total_cents: number;
  currency: string;
};

const WITH_ALTERNATIVES = '*, alternatives:offer_alternatives!offer_alternatives_offer_id_fkey(*)';

const inOrder = (offer: OfferWithAlternatives): OfferWithAlternatives => ({
  ...offer,
  alternatives: offer.alternatives.toSorted((a, b) => a.position - b.position),
});

/** All versions of a request's offers that the reader may see, newest first. */
export async function listRequestOffers(client: Client, requestId: string): Promise<OfferWithAlternatives[]> {
  const offers = await unwrap(
    client
      .from('offers')
      .select(WITH_ALTERNATIVES)
      .eq('request_id', requestId)
      .order('version', { ascending: false })
      .overrideTypes<OfferWithAlternatives[], { merge: false }>(),
  );
  return offers.map(inOrder);
}

/** @throws BackendError `not_found` when there is none, or none for this reader yet. */
export async function getOffer(client: Client, offerId: string): Promise<OfferWithAlternatives> {
  const offer = await unwrap(
    client
      .from('offers')
      .select(WITH_ALTERNATIVES)
      .eq('id', offerId)
      .single()
      .overrideTypes<OfferWithAlternatives, { merge: false }>(),
  );
  return inOrder(offer);
}

export type ListedOffer = Offer & { request: { id: string; reference: string; contact_name: string } };

/** Offers that the reader may see, newest first. A client passes their own id as `owner`: the index then finds them. */
export async function listOffers(
  client: Client,
  filter: { status?: OfferStatus; owner?: string } = {},
  seek: Seek = {},
): Promise<Page<ListedOffer>> {
  let query = client
    .from('offers')
    .select('*, request:requests!offers_request_id_fkey!inner(id, reference, contact_name)');
  if (filter.status !== undefined) query = query.eq('status', filter.status);
  if (filter.owner !== undefined) query = query.eq('request.owner', filter.owner);
  const rows = await unwrap(seekPage(query, 'created_at', seek).overrideTypes<ListedOffer[], { merge: false }>());
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}

/** The service fee of an itinerary, as it would be charged. Needs each leg's block minutes and operating carrier. */
export const quoteFee = (client: Client, legs: Partial<OfferLeg>[]): Promise<FeeQuote> =>
  callFunction(client, 'quote_fee', { p_legs: legs });

/** `rowVersion` 0 begins a draft. @throws BackendError `conflict`, reason `stale`, when someone saved meanwhile. */
export const saveOfferDraft = (
  client: Client,
  requestId: string,
  draft: OfferDraft,
  rowVersion: number,
): Promise<{ offer_id: string; row_version: number }> =>
  callFunction(client, 'save_offer_draft', { p_request_id: requestId, p_payload: draft, p_row_version: rowVersion });

/** The client sees it 20 s later (`visible_from`); until then it can be undone. */
export const sendOffer = (client: Client, offerId: string, rowVersion: number): Promise<SentOffer> =>
  callFunction(client, 'send_offer', { p_offer_id: offerId, p_row_version: rowVersion });

export const undoSendOffer = (client: Client, offerId: string): Promise<{ offer_id: string; row_version: number }> =>
  callFunction(client, 'undo_send_offer', { p_offer_id: offerId });

export const withdrawOffer = (
  client: Client,
  offerId: string,
  reason: string,
): Promise<{ offer_id: string; status: 'withdrawn' }> =>
  callFunction(client, 'withdraw_offer', { p_offer_id: offerId, p_reason: reason });

/** Another 72 hours as a new version; `carryDifference` confirms that we carry what the airline no longer guarantees. */
export const extendOffer = (
  client: Client,
  offerId: string,
  reason: string,
  carryDifference = false,
): Promise<SentOffer> =>
  callFunction(client, 'extend_offer', { p_offer_id: offerId, p_reason: reason, p_carry_difference: carryDifference });

/** The key is drawn once per decision, so that sending twice accepts once. @throws BackendError reason `offer_expired` … */
export const acceptOffer = (
  client: Client,
  offerId: string,
  alternativeId: string,
  idempotencyKey: string,
): Promise<Acceptance> =>
  callFunction(client, 'accept_offer', {
    p_offer_id: offerId,
    p_alternative_id: alternativeId,
    p_idempotency_key: idempotencyKey,
  });

export const declineOffer = (
  client: Client,
  offerId: string,
  reason: string,
): Promise<{ offer_id: string; request_id: string; status: 'declined' }> =>
  callFunction(client, 'decline_offer', { p_offer_id: offerId, p_reason: reason });
