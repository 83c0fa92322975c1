import { requestSchema } from '@kindwing/backend/domain/forms';
import { z } from 'zod';
import { answersSchema, emptyTripValues } from './trip-values.ts';

/** Where a draft lies on the device; only if its writer asked for it, since the text may say something about health. */
export const DRAFT_STORAGE_KEY = 'kindwing.request-draft';

const valuesSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: requestSchema.shape.service_type.or(z.literal('')),
  message: z.string(),
  trip: z
    .record(z.string(), z.string())
    .default({})
    .transform((trip) => ({ ...emptyTripValues, ...trip })),
  /** Empty without the consent to health data; with it, that consent is kept too. */
  needs: answersSchema.default({}),
  consent_health: z.boolean().default(false),
});
export type DraftValues = z.output<typeof valuesSchema>;

const draftSchema = z.object({ key: z.uuid(), values: valuesSchema });
/** What has been typed, and the idempotency key that it will be sent with: one draft becomes one request. */
export type Draft = z.output<typeof draftSchema>;

/** The draft on this device, if there is one that can be read. */
export function readDraft(): Draft | undefined {
  try {
    const stored = localStorage.getItem(DRAFT_STORAGE_KEY);
    const parsed = draftSchema.safeParse(JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // no storage, or not JSON: as if there were none
  }
}

/** @returns whether it could be kept */
export function writeDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(draftSchema.parse(draft)));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(): void {
  try {
    localStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // without storage there is nothing to delete
  }
}
