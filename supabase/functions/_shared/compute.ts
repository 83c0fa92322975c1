import { z } from 'zod';
import type { RuleBook } from '../../domain/airlines/index.ts';
import { type Assessment, assessTrip } from '../../domain/assess/index.ts';
import type { Airports } from '../../domain/places/index.ts';
import { tripSchema } from '../../domain/trip/index.ts';

/** The answer of `assessment_input`; the facts in it are read by the library's own schema. */
const inputSchema = z.object({
  fingerprint: z.string(),
  service: z.string(),
  requested_at: z.string(),
  booked_at: z.string().nullable(),
  legs: z.array(z.unknown()).nullable(),
  travellers: z.array(z.unknown()),
});

/** What `write_assessment` takes. Lists are empty while the flights are not known or nobody is named. */
export interface ComputedAssessment extends Pick<Assessment, 'assistance' | 'deadlines' | 'documents'> {
  fingerprint: string;
}

/**
 * Codes, deadlines and checklists from the facts that the database gave, by the airline rules of `book` (the library's own
 * when left out).
 * @throws ZodError naming the field when the facts are not well formed, RangeError for an unknown airport.
 */
export function computeAssessment(
  answer: unknown,
  airports: Airports,
  now: string,
  book?: RuleBook,
): ComputedAssessment {
  const { fingerprint, ...facts } = inputSchema.parse(answer);
  if (facts.legs === null || facts.travellers.length === 0) {
    return { fingerprint, assistance: [], deadlines: [], documents: [] };
  }
  const { assistance, deadlines, documents } = assessTrip(tripSchema.parse(facts), airports, now, { book });
  return { fingerprint, assistance, deadlines, documents };
}
