import { GRACE_HOURS } from '@kindwing/backend/domain';
import type { Airports } from '@kindwing/backend/domain/places';
import { FieldProblem } from '@kindwing/ui/forms';
import type { LegDraft, OfferDraft } from './draft.ts';
import { readLegs } from './to-payload.ts';

const untouched = ({ origin, destination, departs, arrives, carrier }: LegDraft) =>
  ![origin, destination, departs, arrives, carrier].some((text) => text.trim() !== '');

/** Throws what stands between these legs and being stored; legs that nobody has begun may stay out of a saved draft. */
export function checkLegs(draft: OfferDraft, airports: Airports, { begunOnly }: { begunOnly: boolean }): void {
  const fields: Record<string, string> = {};
  draft.alternatives.forEach((alternative, index) => {
    for (const { path, code } of readLegs(alternative, index, airports).problems) {
      const leg = alternative.legs[Number(path.split('.')[3])];
      if (!(begunOnly && leg && untouched(leg))) fields[path] = code;
    }
  });
  if (Object.keys(fields).length) throw new FieldProblem(fields);
}

/** Throws where an airline's guarantee ends before ours and nobody has said that we carry the difference. */
export function checkGuarantees(draft: OfferDraft, now = Date.now()): void {
  const ours = now + GRACE_HOURS * 3_600_000;
  const fields: Record<string, string> = {};
  draft.alternatives.forEach(({ guarantee_until: until, acknowledged }, index) => {
    if (until && Date.parse(until) < ours && !acknowledged)
      fields[`alternatives.${index}.acknowledged`] = 'composer.difference_required';
  });
  if (Object.keys(fields).length) throw new FieldProblem(fields);
}
