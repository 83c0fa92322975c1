import type { OfferLeg, ScheduleChange } from '@kindwing/backend/client';
import { type LegDraft, legDraftSchema } from '../composer/draft.ts';
import { legDraft } from '../composer/from-offer.ts';
import { type LegProblem, readLeg } from '../composer/read-leg.ts';

/** What an airline can change of a booked flight; where it goes from and to is another booking. */
export const changeSchema = legDraftSchema.pick({
  departs: true,
  departs_offset: true,
  arrives: true,
  arrives_offset: true,
  carrier: true,
  flight_number: true,
});
type ChangeDraft = Pick<LegDraft, keyof typeof changeSchema.shape>;

/** The flight as it is booked. Offsets are left open, so that a time which the clocks make ambiguous is asked for. */
export function changeOf(leg: OfferLeg): ChangeDraft {
  const { departs, arrives, carrier, flight_number } = legDraft(leg);
  return { departs, departs_offset: '', arrives, arrives_offset: '', carrier, flight_number };
}

export type ReadChange =
  | { kind: 'change'; change: ScheduleChange }
  | { kind: 'problem'; problem: LegProblem }
  | { kind: 'same' };

/** A booked leg as the airline has it now, each time read in its airport's zone. */
export function readChange(leg: OfferLeg, draft: ChangeDraft): ReadChange {
  const zones: Record<string, string> = { [leg.origin]: leg.origin_tz, [leg.destination]: leg.destination_tz };
  const find = (code: string) => {
    const zone = zones[code];
    return zone === undefined ? null : { code, zone };
  };
  const read = readLeg({ ...legDraft(leg), ...draft }, { find });
  if (read.kind === 'problem') return read;
  const { departs_at, arrives_at, operating_carrier, flight_number } = read.leg;
  const stays =
    Date.parse(departs_at) === Date.parse(leg.departs_at) &&
    Date.parse(arrives_at) === Date.parse(leg.arrives_at) &&
    operating_carrier === leg.operating_carrier &&
    (flight_number ?? leg.flight_number) === leg.flight_number;
  if (stays) return { kind: 'same' };
  return {
    kind: 'change',
    change: { departs_at, arrives_at, operating_carrier, ...(flight_number && { flight_number }) },
  };
}
