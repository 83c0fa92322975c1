import type { Leg } from '@kindwing/backend/domain';
import type { Airport } from '@kindwing/backend/domain/places';
import { type OffsetChoice, readLocalTime } from '@kindwing/backend/domain/time';
import type { LegDraft } from './draft.ts';

export type LegField = 'origin' | 'destination' | 'departs' | 'arrives' | 'carrier';

export interface LegProblem {
  field: LegField;
  /** key of the message that says what is wrong */
  code:
    | 'composer.error.airport'
    | 'error.leg.carrier_code'
    | 'error.leg.instant'
    | 'error.leg.arrives_before_departure'
    | 'error.leg.same_airport'
    | 'composer.error.offset';
  /** the instants that an ambiguous time can mean */
  choices?: readonly [OffsetChoice, OffsetChoice];
}

export type ReadLeg = { kind: 'leg'; leg: Leg } | { kind: 'problem'; problem: LegProblem };

const problem = (field: LegField, code: LegProblem['code'], choices?: LegProblem['choices']): ReadLeg => ({
  kind: 'problem',
  problem: choices ? { field, code, choices } : { field, code },
});

type Moment = { at: string } | { failed: ReadLeg };

function readMoment(text: string, offset: string, zone: string, field: 'departs' | 'arrives'): Moment {
  try {
    const plain = readLocalTime(text, zone);
    if (plain.kind === 'instant') return { at: plain.at };
    const chosen = plain.choices.find((choice) => choice.offset === offset);
    return chosen ? { at: chosen.at } : { failed: problem(field, 'composer.error.offset', plain.choices) };
  } catch {
    return { failed: problem(field, 'error.leg.instant') };
  }
}

/** Where airports are looked up: only their zones are needed. */
export interface Zones {
  find(code: string): Pick<Airport, 'code' | 'zone'> | null;
}

/**
 * A leg as the agent typed it, with each time read in its airport's zone. The block time is the time between the two
 * instants, in minutes.
 */
export function readLeg(draft: LegDraft, airports: Zones): ReadLeg {
  const origin = airports.find(draft.origin);
  if (!origin) return problem('origin', 'composer.error.airport');
  const destination = airports.find(draft.destination);
  if (!destination) return problem('destination', 'composer.error.airport');
  if (origin.code === destination.code) return problem('destination', 'error.leg.same_airport');
  const departure = readMoment(draft.departs, draft.departs_offset, origin.zone, 'departs');
  if ('failed' in departure) return departure.failed;
  const arrival = readMoment(draft.arrives, draft.arrives_offset, destination.zone, 'arrives');
  if ('failed' in arrival) return arrival.failed;
  const minutes = Math.round((Date.parse(arrival.at) - Date.parse(departure.at)) / 60_000);
  if (minutes < 1 || minutes > 1500) return problem('arrives', 'error.leg.arrives_before_departure');
  const carrier = draft.carrier.trim().toUpperCase();
  if (!/^(?=.*[A-Z])[A-Z0-9]{2}$/.test(carrier)) return problem('carrier', 'error.leg.carrier_code');
  return {
    kind: 'leg',
    leg: {
      origin: origin.code,
      destination: destination.code,
      departs_at: departure.at,
      arrives_at: arrival.at,
      origin_tz: origin.zone,
      destination_tz: destination.zone,
      block_minutes: minutes,
      operating_carrier: carrier,
      marketing_carrier: carrier,
      flight_number: draft.flight_number.trim() || null,
      cabin: draft.cabin,
      direction: draft.direction,
    },
  };
}
