import type { OfferDraft as StoredDraft } from '@kindwing/backend/client';
import { type Leg, readEuros } from '@kindwing/backend/domain';
import type { Airports } from '@kindwing/backend/domain/places';
import type { OfferDraft } from './draft.ts';
import { type LegField, type LegProblem, readLeg } from './read-leg.ts';

export interface DraftProblem extends LegProblem {
  /** path of the field in the form */
  path: `alternatives.${number}.legs.${number}.${LegField}`;
}

/** The legs of one alternative that can be read already, and what is wrong with the others. */
export function readLegs(draft: OfferDraft['alternatives'][number], index: number, airports: Airports) {
  const legs: Leg[] = [];
  const problems: DraftProblem[] = [];
  draft.legs.forEach((leg, position) => {
    const read = readLeg(leg, airports);
    if (read.kind === 'leg') legs.push(read.leg);
    else problems.push({ ...read.problem, path: `alternatives.${index}.legs.${position}.${read.problem.field}` });
  });
  return { legs, problems };
}

/** What is sent to be saved. A draft may be incomplete: legs that can't be read yet stay out of it. */
export function toPayload(draft: OfferDraft, airports: Airports): StoredDraft {
  return {
    note: draft.note,
    subject_to: draft.subject_to,
    alternatives: draft.alternatives.map((alternative, index) => ({
      label: alternative.label,
      legs: readLegs(alternative, index, airports).legs,
      fare_cents: readEuros(alternative.fare) ?? 0,
      conditions: alternative.conditions,
      needs_fit: alternative.needs_fit.filter(({ need }) => need.trim() !== ''),
      upstream_guarantee_until: alternative.guarantee_until
        ? new Date(alternative.guarantee_until).toISOString()
        : null,
      difference_acknowledged: alternative.acknowledged,
    })),
  };
}
