import { loadAirports } from '../../domain/places/index.ts';
import { computeAssessment } from '../../functions/_shared/compute.ts';
import { leg, requestForm } from './stories.ts';
import type { Actor, Result, World } from './world.ts';

/** Cannot walk, moves the arms, comes in a power chair: codes, papers and deadlines on every flight. */
export const wheelchair = {
  mobility: {
    walks: 'none',
    upper_body: true,
    device: { kind: 'power', battery: 'lithium', battery_wh: 280, weight_kg: 30, height_cm: 90 },
  },
};

export const saveNeeds = (
  world: World,
  actor: Actor,
  traveller: string,
  answers: object = wheelchair,
  more: object = {},
): Promise<Result> =>
  world.call(actor, 'save_needs', {
    p_traveller_id: traveller,
    p_payload: { answers, consent_health: true, wording_version: '2026-11', ...more },
  });

/** What the function assess-request does: input from the database, the library, the result back. */
export async function assess(world: World, request: string, more: object = {}): Promise<Result> {
  const input = await world.call(world.service, 'assessment_input', { p_request_id: request });
  const computed = computeAssessment(input, await loadAirports(), new Date().toISOString());
  return world.call(world.service, 'write_assessment', { p_request_id: request, p_payload: { ...computed, ...more } });
}

export interface Wished {
  request: string;
  traveller: string;
}

const twoFlights = () => [
  leg('AGP', 'MAD', 'IB', 75, { days: 30, zones: ['Europe/Madrid', 'Europe/Madrid'] }),
  leg('MAD', 'BRU', 'IB', 150, { days: 31 }),
];

/** A client's request with one traveller; two flights with Iberia unless others are given. */
export async function wishedTrip(world: World, client: Actor, legs: object[] = twoFlights()): Promise<Wished> {
  const { request_id } = await world.call(client, 'submit_request', {
    p_payload: requestForm({
      name: client.name,
      email: client.email,
      source: 'client_wizard',
      legs,
      travellers: [{ name: 'Rosa Vidal', birth_date: '1942-05-31' }],
    }),
  });
  const [traveller] = await world.sql`select id from public.travellers where request_id = ${String(request_id)}`;
  return { request: String(request_id), traveller: String(traveller?.id) };
}

/** The same with needs given and assessed. */
export async function assessedTrip(
  world: World,
  client: Actor,
  answers: object = wheelchair,
  legs?: object[],
): Promise<Wished> {
  const trip = await wishedTrip(world, client, legs);
  await saveNeeds(world, client, trip.traveller, answers);
  await assess(world, trip.request);
  return trip;
}

export interface Item {
  id: string;
  code: string;
  leg_position: number;
  status: string;
  row_version: number;
  still_needed: boolean;
  [column: string]: unknown;
}

export const itemsOf = async (world: World, request: string): Promise<Item[]> => [
  ...(await world.sql<Item[]>`select * from public.assistance_items where request_id = ${request}
    order by leg_position, code, created_at`),
];

/** Moves an item as the desk does, from whatever version it is in. */
export async function move(
  world: World,
  actor: Actor,
  item: string,
  event: string,
  more: { advice?: string; evidence?: string | null } = {},
): Promise<Result> {
  const [row] = await world.sql`select row_version from public.assistance_items where id = ${item}`;
  return world.call(actor, 'move_assistance_item', {
    p_item_id: item,
    p_event: event,
    p_row_version: row?.row_version,
    p_advice: more.advice ?? null,
    p_evidence: more.evidence === undefined ? 'Mail of the assistance desk' : more.evidence,
  });
}
