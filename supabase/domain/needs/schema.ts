import { z } from 'zod';
import { errorKey } from '../rules/error-key.ts';

/**
 * What is asked of a traveller, by kind of need. A question asks what help is required, never the diagnosis: only
 * `medical.condition` may hold one, and only where an airline's clearance needs it. All of it is health data.
 */

const wrongNumber = errorKey('error.need.number');
const date = z.iso.date(errorKey('error.need.date'));
const positive = (most: number) => z.number(wrongNumber).positive(wrongNumber).max(most, wrongNumber);
const whole = (least: number, most: number) =>
  z.number(wrongNumber).int(wrongNumber).min(least, wrongNumber).max(most, wrongNumber);
/** Kilograms, centimetres, watt-hours. */
const kg = positive(500);
const cm = positive(1000);
const wattHours = positive(5000);
const size = z.tuple([cm, cm, cm], errorKey('error.need.size'));
const answer = z.boolean(errorKey('error.need.answer'));
const choice = <const T extends readonly string[]>(options: T) => z.enum(options, errorKey('error.need.choice'));
const words = (most: number) => z.string().trim().max(most, errorKey('error.need.too_long'));
const unknown = <T extends z.ZodType>(type: T) => type.nullable().default(null);
const no = answer.default(false);

export const adultSchema = z.object({
  name: words(200).min(1, errorKey('error.need.adult_name')),
  phone: words(40).min(5, errorKey('error.need.adult_phone')),
  id_document: words(60).min(3, errorKey('error.need.adult_id')),
  relation: words(60).default(''),
});

export const minorNeeds = z.object({
  travels_alone: answer,
  /** Null: the parents have not said whether they want the airline's service where it is optional. */
  service_wanted: unknown(answer),
  drop_off: unknown(adultSchema),
  pick_up: unknown(adultSchema),
  /** Only one parent or guardian signs. */
  one_parent_signs: unknown(answer),
  /** Age of the oldest companion on the same flight and cabin; null when there is none. */
  companion_age: unknown(whole(0, 120)),
});

export const petNeeds = z.object({
  role: choice(['pet', 'service_animal', 'emotional_support']),
  species: choice(['dog', 'cat', 'ferret', 'bird', 'rabbit', 'other']),
  birth_date: unknown(date),
  weight_kg: unknown(kg),
  carrier_kg: unknown(kg),
  carrier_cm: unknown(size),
  snub_nosed: no,
  place: unknown(choice(['cabin', 'hold'])),
  rabies_vaccinated_on: unknown(date),
  /** Whether the owner lives in the EU: decides between pet passport and health certificate. */
  eu_resident: unknown(answer),
  travels_with_owner: answer.default(true),
});

export const deviceNeeds = z.object({
  kind: choice(['manual', 'power']),
  battery: choice(['none', 'dry', 'wet', 'lithium']).default('none'),
  battery_wh: unknown(wattHours),
  batteries: whole(0, 4).default(1),
  removable: unknown(answer),
  weight_kg: unknown(kg),
  height_cm: unknown(cm),
  folds: unknown(answer),
});

export const mobilityNeeds = z.object({
  /** How far the traveller walks: `distance` needs no help, `short` a cabin's length, `none` not at all. */
  walks: choice(['distance', 'short', 'none']).default('distance'),
  stairs: answer.default(true),
  /** Cannot walk but moves arms and upper body alone. */
  upper_body: no,
  hearing: no,
  sight: no,
  /** Needs help because of memory or learning, whatever its cause. */
  memory: no,
  meet_and_assist: unknown(answer),
  companion: no,
  device: unknown(deviceNeeds),
});

export const sizeNeeds = z.object({
  armrests_down: unknown(answer),
  extra_seat: answer.default(true),
  belt_extender: no,
});

export const itemNeeds = z.object({
  kind: choice([
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
  place: choice(['seat', 'cabin', 'hold']).default('hold'),
  cm: unknown(size),
  kg: unknown(kg),
  value_eur: unknown(z.number(wrongNumber).nonnegative(wrongNumber)),
  protected_materials: unknown(answer),
  battery_wh: unknown(wattHours),
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

/** What usually keeps a traveller on the ground until it has passed (Emirates' list). */
export const unfitConditions = [
  'severe_anaemia',
  'ear_or_sinus',
  'contagious',
  'heart_failure',
  'recent_pneumothorax',
] as const;

export const medicalNeeds = z.object({
  stretcher: no,
  oxygen: choice(['none', 'carrier', 'own_concentrator']).default('none'),
  oxygen_lpm: unknown(positive(15)),
  cpap: no,
  ventilator: no,
  escort: choice(['none', 'family', 'nurse', 'doctor']).default('none'),
  wheelchair: no,
  cast: choice(['none', 'left', 'right', 'both']).default('none'),
  pregnancy_weeks: unknown(whole(1, 45)),
  pregnancy_complicated: no,
  newborn_days: unknown(whole(0, 365)),
  reasons: z.array(choice(clearanceReasons)).default([]),
  unfit: z.array(choice(unfitConditions)).default([]),
  /** Days between a heart attack and the first flight; null without one. */
  infarction_days: unknown(whole(0, 3650)),
  infarction_complicated: no,
  /** Asked only when clearance needs it; never needed to find codes or deadlines. */
  condition: unknown(words(2000)),
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

export type AdultNeeds = z.output<typeof adultSchema>;
export type DeviceNeeds = z.output<typeof deviceNeeds>;
export type Needs = z.output<typeof needsSchema>;
export type NeedsInput = z.input<typeof needsSchema>;
export type NeedKind = keyof Needs;
