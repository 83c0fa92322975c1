import { randomUUID } from 'node:crypto';
import type { Actor, Result, World } from './world.ts';

/** The fields of a request form, filled in well. */
export const requestForm = (more: object = {}) => ({
  idempotency_key: randomUUID(),
  source: 'request_form',
  name: 'Clara Vidal',
  email: 'clara@example.com',
  service_type: 'elderly-travelers',
  message: 'My mother is 84 and cannot do steps.',
  language: 'en',
  consent_processing: true,
  consent_marketing: false,
  website: '',
  ...more,
});

const MINUTE = 60_000;

/** A leg so many minutes long, leaving so many days from a moment. */
export function leg(
  from: string,
  to: string,
  carrier: string,
  minutes: number,
  options: { days?: number; base?: Date; direction?: 'outbound' | 'return'; zones?: [string, string] } = {},
) {
  const departs = (options.base ?? new Date()).getTime() + (options.days ?? 30) * 1440 * MINUTE;
  const [origin_tz, destination_tz] = options.zones ?? ['Europe/Madrid', 'Europe/Brussels'];
  return {
    origin: from,
    destination: to,
    departs_at: new Date(departs).toISOString(),
    arrives_at: new Date(departs + minutes * MINUTE).toISOString(),
    origin_tz,
    destination_tz,
    block_minutes: minutes,
    operating_carrier: carrier,
    flight_number: `${carrier}100`,
    cabin: 'economy',
    direction: options.direction ?? 'outbound',
  };
}

/** Three alternatives that may be sent. */
export const threeAlternatives = (more: object = {}, base?: Date) => ({
  note: 'The first one has no connection.',
  alternatives: [11, 12, 13].map((days) => ({
    label: `Day ${days}`,
    legs: [leg('AGP', 'BRU', 'SN', 165, { days, ...(base ? { base } : {}) })],
    fare_cents: 18_900 + days,
    needs_fit: [{ need: 'WCHS', fit: 'full' }],
    ...more,
  })),
});

export async function submitted(world: World, client: Actor): Promise<string> {
  const { request_id } = await world.call(client, 'submit_request', {
    p_payload: requestForm({ name: client.name, email: client.email }),
  });
  return String(request_id);
}

export async function claimed(world: World, client: Actor, agent: Actor): Promise<string> {
  const request = await submitted(world, client);
  await world.call(agent, 'claim_request', { p_request_id: request });
  return request;
}

export interface Sent {
  request: string;
  offer: string;
  alternatives: string[];
  result: Result;
}

/** A request with a sent offer, which the client can see after another 20 s. */
export async function sent(world: World, client: Actor, agent: Actor, base?: Date): Promise<Sent> {
  const request = await claimed(world, client, agent);
  const draft = await world.call(agent, 'save_offer_draft', {
    p_request_id: request,
    p_payload: threeAlternatives({}, base),
    p_row_version: 0,
  });
  const result = await world.call(agent, 'send_offer', {
    p_offer_id: draft.offer_id,
    p_row_version: draft.row_version,
  });
  const rows = await world.sql<{ id: string }[]>`
    select id from public.offer_alternatives where offer_id = ${String(draft.offer_id)} order by position`;
  return { request, offer: String(draft.offer_id), alternatives: rows.map(({ id }) => id), result };
}

export const accept = (world: World, client: Actor, { offer, alternatives }: Sent, key: string = randomUUID()) =>
  world.call(client, 'accept_offer', {
    p_offer_id: offer,
    p_alternative_id: alternatives[0],
    p_idempotency_key: key,
  });
