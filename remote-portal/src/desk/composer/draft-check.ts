import { GRACE_HOURS } from '@kindwing/backend/domain';
import type { Airports } from '@kindwing/backend/domain/places';
import { FieldProblem } from '@kindwing/ui/forms';
import { type LegDraft, type OfferDraft, offerDraftSchema } from './draft.ts';
import { readLegs } from './to-payload.ts';

const untouched = ({ origin, destination, departs, arrives, carrier }: LegDraft) =>
  ![origin, destination, departs, arrives, carrier].some((text) => text.trim() !== '');

/**
 * The form's schema where airports are known: a flight that cannot be is said with the other faults, and leaving its field
 * does not clear it. A time that the clocks make ambiguous is asked about elsewhere.
 */
export const offerDraftSchemaFor = (airports: Airports) =>
  offerDraftSchema.superRefine((draft, context) => {
    draft.alternatives.forEach((alternative, index) => {
      for (const { path, code } of readLegs(alternative, index, airports).problems)
        if (code !== 'composer.error.offset')
          context.addIssue({
            code: 'custom',
            message: code,
            path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
          });
    });
  });

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
