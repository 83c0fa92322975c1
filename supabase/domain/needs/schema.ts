import { z } from 'zod';

/**
 * What is asked of a traveller, by kind of need. A question asks what help is required, never the diagnosis: only
 * `medical.condition` may hold one, and only where an airline's clearance needs it. All of it is health data.
 */

const date = z.iso.date('error.need.date');
const kg = z.number('error.need.number').positive('error.need.number').max(500, 'error.need.number');
const cm = z.number('error.need.number').positive('error.need.number').max(1000, 'error.need.number');
const size = z.tuple([cm, cm, cm]);
const unknown = <T extends z.ZodType>(type: T) => type.nullable().default(null);
const no = z.boolean().default(false);

export const adultSchema = z.object({
  name: z.string().trim().min(1, 'error.need.adult_name').max(200),
  phone: z.string().trim().min(5, 'error.need.adult_phone').max(40),
  id_document: z.string().trim().min(3, 'error.need.adult_id').max(60),
  relation: z.string().trim().max(60).default(''),
});

export const minorNeeds = z.object({
  travels_alone: z.boolean(),
  /** Null: the parents have not said whether they want the airline's service where it is optional. */
  service_wanted: unknown(z.boolean()),
  drop_off: unknown(adultSchema),
  pick_up: unknown(adultSchema),
  /** Only one parent or guardian signs. */
  one_parent_signs: unknown(z.boolean()),
  /** Age of the oldest companion on the same flight and cabin; null when there is none. */
  companion_age: unknown(z.number().int().min(0).max(120)),
});

export const petNeeds = z.object({
  role: z.enum(['pet', 'service_animal', 'emotional_support']),
  species: z.enum(['dog', 'cat', 'ferret', 'bird', 'rabbit', 'other']),
  birth_date: unknown(date),
  weight_kg: unknown(kg),
  carrier_kg: unknown(kg),
  carrier_cm: unknown(size),
  snub_nosed: no,
  place: unknown(z.enum(['cabin', 'hold'])),
  rabies_vaccinated_on: unknown(date),
  /** Whether the owner lives in the EU: decides between pet passport and health certificate. */
  eu_resident: unknown(z.boolean()),
  travels_with_owner: z.boolean().default(true),
});

export const deviceNeeds = z.object({
  kind: z.enum(['manual', 'power']),
  battery: z.enum(['none', 'dry', 'wet', 'lithium']).default('none'),
  battery_wh: unknown(z.number().positive('error.need.number').max(5000)),
  batteries: z.number().int().min(0).max(4).default(1),
  removable: unknown(z.boolean()),
  weight_kg: unknown(kg),
  height_cm: unknown(cm),
  folds: unknown(z.boolean()),
});

export const mobilityNeeds = z.object({
  /** How far the traveller walks: `distance` needs no help, `short` a cabin's length, `none` not at all. */
  walks: z.enum(['distance', 'short', 'none']).default('distance'),
  stairs: z.boolean().default(true),
  /** Cannot walk but moves arms and upper body alone. */
  upper_body: no,
  hearing: no,
  sight: no,
  /** Needs help because of memory or learning, whatever its cause. */
  memory: no,
  meet_and_assist: unknown(z.boolean()),
  companion: no,
  device: unknown(deviceNeeds),
});

export const sizeNeeds = z.object({
  armrests_down: unknown(z.boolean()),
  extra_seat: z.boolean().default(true),
  belt_extender: no,
});

export const itemNeeds = z.object({
  kind: z.enum([
    'instrument',
    'bicycle',
    'surf',
    'ski',
    'golf',
    'dive',
    'sports',
    'firearm',
    'fragile',
    'bulky',
    'excess',
  ]),
  place: z.enum(['seat', 'cabin', 'hold']).default('hold'),
  cm: unknown(size),
  kg: unknown(kg),
  value_eur: unknown(z.number().nonnegative()),
  protected_materials: unknown(z.boolean()),
  battery_wh: unknown(z.number().positive('error.need.number').max(5000)),
});

/** Reasons for which an airline asks its medical form (LOT's and Emirates' lists). */
export const clearanceReasons = [
  'stretcher',
  'may_worsen',
  'needs_escort',
  'own_oxygen',
  'carrier_oxygen',
  'special_equipment',
  'pregnancy_late',
  'pregnancy_complicated',
  'newborn',
  'recent_illness',
  'recent_surgery',
  'extra_help',
] as const;
export type ClearanceReason = (typeof clearanceReasons)[number];

export const medicalNeeds = z.object({
  stretcher: no,
  oxygen: z.enum(['none', 'carrier', 'own_concentrator']).default('none'),
  oxygen_lpm: unknown(z.number().positive().max(15)),
  cpap: no,
  ventilator: no,
  escort: z.enum(['none', 'family', 'nurse', 'doctor']).default('none'),
  wheelchair: no,
  cast: z.enum(['none', 'left', 'right', 'both']).default('none'),
  pregnancy_weeks: unknown(z.number().int().min(1).max(45)),
  pregnancy_complicated: no,
  newborn_days: unknown(z.number().int().min(0).max(365)),
  reasons: z.array(z.enum(clearanceReasons)).default([]),
  /** Asked only when clearance needs it; never needed to find codes or deadlines. */
  condition: unknown(z.string().trim().max(2000)),
});

/** Everything that one traveller may need; a section is there when its kind of help is asked for. */
export const needsSchema = z.object({
  minor: minorNeeds.optional(),
  pet: petNeeds.optional(),
  mobility: mobilityNeeds.optional(),
  size: sizeNeeds.optional(),
  item: itemNeeds.optional(),
  medical: medicalNeeds.optional(),
});

export type Needs = z.output<typeof needsSchema>;
export type NeedsInput = z.input<typeof needsSchema>;
export type NeedKind = keyof Needs;
