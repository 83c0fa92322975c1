import { z } from 'zod';
import { newKey } from '../new-key.ts';
import { type AskingStep, detailsSchema, type Step, serviceSchema, steps, tripSchema, valuesOf } from './steps.ts';

const draftSchema = z.object({ key: z.uuid(), ...valuesOf });
/** What has been entered, and the idempotency key that it will be sent with: one draft becomes one request. */
export type Draft = z.output<typeof draftSchema>;

/** Each person's own: a shared device shows nobody what another wrote. */
const storageKey = (userId: string) => `kindwing.wizard-draft.${userId}`;

export const emptyLeg = { origin: '', destination: '', desired_date: '' };
export const emptyTraveller = { name: '', birth_date: '', relation: '' as const };

export const emptyDraft = (sender: { name: string; email: string }): Draft => ({
  key: newKey(),
  service: { service_type: '' },
  trip: { trip_type: 'one_way', legs: [{ ...emptyLeg }], return_date: '', travellers: [{ ...emptyTraveller }] },
  details: { message: '', phone: '', ...sender },
});

/** The draft that this person kept on this device, if there is one that can be read. */
export function readDraft(userId: string): Draft | undefined {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // no storage, or not JSON: as if there were none
  }
}

export function writeDraft(userId: string, draft: Draft): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the draft lives on in the open page.
  }
}

export function deleteDraft(userId: string): void {
  try {
    localStorage.removeItem(storageKey(userId));
  } catch {
    // without storage there is nothing to delete
  }
}

const complete = (step: AskingStep, draft: Draft, today: string): boolean => {
  if (step === 'service') return serviceSchema.safeParse(draft.service).success;
  if (step === 'details') return detailsSchema.safeParse(draft.details).success;
  return tripSchema(draft.service.service_type, today).safeParse(draft.trip).success;
};

/** The step to show when `wanted` is asked for: none can be opened before those in front of it are complete. */
export function reachableStep(wanted: Step, draft: Draft, today: string): Step {
  const before = steps.slice(0, steps.indexOf(wanted));
  return before.find((step) => step !== 'review' && !complete(step, draft, today)) ?? wanted;
}
