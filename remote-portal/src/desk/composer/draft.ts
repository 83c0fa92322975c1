import { type Cabin, cabins, type Direction, directions, readEuros } from '@kindwing/backend/domain';
import { z } from 'zod';
import { subjects } from '../../requests/subjects.ts';

/** Times are the airports' own, as `2027-03-29T06:30`; the offset is asked only where the clocks make them ambiguous. */
export const legDraftSchema = z.object({
  direction: z.enum(directions),
  origin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'composer.error.origin'),
  destination: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'composer.error.destination'),
  departs: z.string().min(16, 'composer.error.departs'),
  departs_offset: z.string(),
  arrives: z.string().min(16, 'composer.error.arrives'),
  arrives_offset: z.string(),
  carrier: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(?=.*[A-Z])[A-Z0-9]{2}$/, 'error.leg.carrier_code'),
  flight_number: z.string().trim().max(8, 'error.too_long'),
  cabin: z.enum(cabins),
});

const fitDraftSchema = z.object({
  need: z.string().trim().min(1, 'composer.error.need').max(120, 'error.too_long'),
  fit: z.enum(['full', 'partial', 'none']),
  note: z.string().trim().max(300, 'error.too_long'),
});

const alternativeDraftSchema = z.object({
  label: z.string().trim().max(120, 'error.too_long'),
  fare: z
    .string()
    .trim()
    .refine((text) => readEuros(text) !== null, 'error.amount'),
  conditions: z.string().max(2000, 'error.too_long'),
  guarantee_until: z.string(),
  acknowledged: z.boolean(),
  legs: z.array(legDraftSchema).min(1, 'error.leg.none').max(16, 'error.leg.too_many'),
  needs_fit: z.array(fitDraftSchema).max(12),
});

export const offerDraftSchema = z.object({
  note: z.string().max(5000, 'error.too_long'),
  subject_to: z.array(z.enum(subjects)),
  alternatives: z.array(alternativeDraftSchema).length(3),
});

export type OfferDraft = z.input<typeof offerDraftSchema>;
export type AlternativeDraft = OfferDraft['alternatives'][number];
export type LegDraft = AlternativeDraft['legs'][number];

/** A new leg goes on where the one before it ended; the first one back leads to where the way out began. */
export function nextLeg(legs: readonly LegDraft[], direction: Direction): LegDraft {
  const before = legs.at(-1);
  const cabin: Cabin = before?.cabin ?? 'economy';
  const turns = direction === 'return' && before?.direction === 'outbound';
  return {
    direction,
    origin: before?.destination ?? '',
    destination: (turns && legs[0]?.origin) || '',
    departs: '',
    departs_offset: '',
    arrives: '',
    arrives_offset: '',
    carrier: before?.carrier ?? '',
    flight_number: '',
    cabin,
  };
}

export const emptyAlternative = (): AlternativeDraft => ({
  label: '',
  fare: '',
  conditions: '',
  guarantee_until: '',
  acknowledged: false,
  legs: [nextLeg([], 'outbound')],
  needs_fit: [],
});

export const emptyDraft = (): OfferDraft => ({
  note: '',
  subject_to: [],
  alternatives: [emptyAlternative(), emptyAlternative(), emptyAlternative()],
});
