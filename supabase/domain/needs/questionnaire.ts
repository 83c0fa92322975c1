import type { z } from 'zod';
import type { NeedMessageKey } from '../messages/need-keys.ts';
import { errorKey } from '../rules/error-key.ts';
import type { ServiceType } from '../services/index.ts';
import {
  adultSchema,
  deviceNeeds,
  itemNeeds,
  medicalNeeds,
  minorNeeds,
  mobilityNeeds,
  type NeedKind,
  needsSchema,
  petNeeds,
  sizeNeeds,
} from './schema.ts';

/** Which sections a service type asks for; the first is required, the others are offered. */
export const sectionsOf: Readonly<Record<ServiceType, readonly NeedKind[]>> = {
  'unaccompanied-minors': ['minor', 'mobility', 'medical'],
  'pets-service-animals': ['pet', 'mobility'],
  'elderly-travelers': ['mobility', 'medical'],
  'passengers-of-size': ['size', 'mobility'],
  'baggage-special-items': ['item'],
  'trip-medical-escort': ['medical', 'mobility'],
  other: ['mobility', 'medical', 'item'],
};

const sections = {
  minor: minorNeeds,
  pet: petNeeds,
  mobility: mobilityNeeds,
  size: sizeNeeds,
  item: itemNeeds,
  medical: medicalNeeds,
};

export interface Question {
  /** `medical.oxygen`: the section and the field of `needsSchema`. */
  readonly path: string;
  readonly section: NeedKind;
  readonly field: string;
  /** Message key of the question in `needsEn`; options have `<key>.<option>`. */
  readonly key: NeedMessageKey;
  readonly kind: 'yes_no' | 'choice' | 'number' | 'date' | 'size' | 'text' | 'person' | 'device' | 'list';
  /** What may be chosen; of a list, any number of them. */
  readonly options: readonly string[];
  /** The questions inside a device or a person; empty for anything else. */
  readonly parts: readonly Question[];
  readonly required: boolean;
  /** Asked only if this answer was given. */
  readonly when: { readonly path: string; readonly is: readonly (string | boolean)[] } | null;
  /** A diagnosis: asked only once clearance needs it. */
  readonly diagnosis: boolean;
}

const conditions: Readonly<Record<string, Question['when']>> = {
  'minor.service_wanted': { path: 'minor.travels_alone', is: [true] },
  'minor.drop_off': { path: 'minor.travels_alone', is: [true] },
  'minor.pick_up': { path: 'minor.travels_alone', is: [true] },
  'minor.companion_age': { path: 'minor.travels_alone', is: [false] },
  'pet.carrier_kg': { path: 'pet.role', is: ['pet', 'emotional_support'] },
  'pet.carrier_cm': { path: 'pet.role', is: ['pet', 'emotional_support'] },
  'pet.place': { path: 'pet.role', is: ['pet', 'emotional_support'] },
  'mobility.upper_body': { path: 'mobility.walks', is: ['none'] },
  'medical.oxygen_lpm': { path: 'medical.oxygen', is: ['carrier', 'own_concentrator'] },
  'mobility.device.battery_wh': { path: 'mobility.device.battery', is: ['lithium'] },
  'mobility.device.batteries': { path: 'mobility.device.battery', is: ['dry', 'wet', 'lithium'] },
  'mobility.device.removable': { path: 'mobility.device.battery', is: ['dry', 'wet', 'lithium'] },
  'mobility.device.battery': { path: 'mobility.device.kind', is: ['power'] },
};

type Definition = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  entries?: Record<string, string>;
};
const definition = (type: z.ZodType): Definition => type.def as unknown as Definition;

/** Takes off `optional`, `nullable` and `default`, which say nothing about how a question is put. */
function core(type: z.ZodType): { type: z.ZodType; required: boolean } {
  let current = type;
  let required = true;
  for (let def = definition(current); def.innerType; def = definition(current)) {
    required = false;
    current = def.innerType;
  }
  return { type: current, required };
}

const kinds: Readonly<Record<string, Question['kind']>> = {
  boolean: 'yes_no',
  enum: 'choice',
  number: 'number',
  tuple: 'size',
  array: 'list',
};

type Place = { readonly section: NeedKind; readonly path: string; readonly name: string };

const partsOf = { device: deviceNeeds, drop_off: adultSchema, pick_up: adultSchema } as const;
const hasParts = (field: string): field is keyof typeof partsOf => Object.hasOwn(partsOf, field);

function questionOf({ section, path: above, name }: Place, field: string, schema: z.ZodType): Question {
  const { type, required } = core(schema);
  const path = `${above}.${field}`;
  const def = definition(type);
  const entries = (def.element ? definition(def.element) : def).entries;
  const named = hasParts(field) ? (field === 'device' ? 'device' : 'person') : null;
  const dated = /_on$|_date$/.test(field) ? 'date' : null;
  return {
    path,
    section,
    field,
    // The type of the keys is made of the same schema, and a test asks for each one's sentence.
    key: `need.${name}.${field}` as NeedMessageKey,
    kind: named ?? dated ?? kinds[def.type] ?? 'text',
    options: entries ? Object.keys(entries) : [],
    parts: hasParts(field)
      ? questionsIn({ section, path, name: field === 'device' ? 'device' : 'adult' }, partsOf[field])
      : [],
    required,
    when: conditions[path] ?? null,
    diagnosis: path === 'medical.condition',
  };
}

const questionsIn = (place: Place, schema: z.ZodObject): Question[] =>
  Object.entries(schema.shape).map(([field, type]) => questionOf(place, field, type as z.ZodType));
const questionsOf = (section: NeedKind): Question[] =>
  questionsIn({ section, path: section, name: section }, sections[section]);

/** The questions of a service type, in order. Derived from the schema, so that no answer is asked for that it can't hold. */
export function questionnaire(service: ServiceType): Question[] {
  return sectionsOf[service].flatMap(questionsOf);
}

/** The schema of a service type's answers: its first section must be there. */
export function answersSchema(service: ServiceType) {
  const [first] = sectionsOf[service];
  if (first === undefined || service === 'other') return needsSchema;
  return needsSchema.refine((needs) => needs[first] !== undefined, {
    path: [first],
    error: errorKey('error.need.section'),
  });
}
