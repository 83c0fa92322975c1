import { requestSchema, type ServiceType, serviceTypes, tripTypes } from '@kindwing/backend/domain';
import { placeCode } from '@kindwing/backend/domain/places';
import { z } from 'zod';

export const steps = ['service', 'trip', 'details', 'review'] as const;
export type Step = (typeof steps)[number];
/** The steps that ask; the last one shows what was said and sends it. */
export type AskingStep = Exclude<Step, 'review'>;

/** The backend takes no more in one request. */
export const MOST_LEGS = 16;
export const MOST_TRAVELLERS = 20;

export const relations = ['self', 'child', 'parent', 'partner', 'relative', 'friend', 'in_care'] as const;

const text = z.string();
const day = z.iso.date();
const legFields = z.object({ origin: text, destination: text, desired_date: text });
const travellerFields = z.object({ name: text, birth_date: text, relation: z.enum(relations).or(z.literal('')) });

/** What a step keeps while it is being filled in: nothing is too little or too odd to be kept. */
export const valuesOf = {
  service: z.object({ service_type: z.enum(serviceTypes).or(z.literal('')) }),
  trip: z.object({
    trip_type: z.enum(tripTypes),
    legs: z.array(legFields).min(1).max(MOST_LEGS),
    return_date: text,
    travellers: z.array(travellerFields).min(1).max(MOST_TRAVELLERS),
  }),
  details: z.object({ message: text, name: text, email: text, phone: text }),
} as const;
export type TripValues = z.output<typeof valuesOf.trip>;

export const serviceSchema = z.object({ service_type: z.enum(serviceTypes, 'error.service_type_required') });
export const detailsSchema = requestSchema.pick({ name: true, email: true, phone: true, message: true });
export const reviewSchema = requestSchema.pick({ consent_processing: true, consent_marketing: true });

type Problem = [path: (string | number)[], key: string];

/** The legs that are asked for: one for a single or return trip, all of them for a round of places. */
export const askedLegs = ({ trip_type, legs }: Pick<TripValues, 'trip_type' | 'legs'>) =>
  trip_type === 'multi_city' ? legs : legs.slice(0, 1);

function legProblems(trip: TripValues, today: string): Problem[] {
  return askedLegs(trip).flatMap((leg, index, legs) => {
    const at = (field: string): (string | number)[] => ['legs', index, field];
    const [from, to] = [placeCode(leg.origin), placeCode(leg.destination)];
    const before = legs[index - 1]?.desired_date ?? '';
    const date = leg.desired_date;
    const problems: Problem[] = [];
    if (from === null) problems.push([at('origin'), 'wizard.error.origin']);
    if (to === null) problems.push([at('destination'), 'wizard.error.destination']);
    else if (to === from) problems.push([at('destination'), 'error.leg.same_airport']);
    if (date !== '' && !day.safeParse(date).success) problems.push([at('desired_date'), 'wizard.error.date']);
    else if (date !== '' && date < today) problems.push([at('desired_date'), 'wizard.error.past']);
    else if (date !== '' && date < before) problems.push([at('desired_date'), 'wizard.error.order']);
    return problems;
  });
}

function returnProblems({ trip_type, return_date: date, legs }: TripValues): Problem[] {
  if (trip_type !== 'return' || date === '') return [];
  if (!day.safeParse(date).success) return [[['return_date'], 'wizard.error.date']];
  return date < (legs[0]?.desired_date ?? '') ? [[['return_date'], 'wizard.error.order']] : [];
}

/** For a child who flies alone the age on the day of each flight decides everything, so the birth date is asked for. */
function travellerProblems({ travellers }: TripValues, service: ServiceType | '', today: string): Problem[] {
  return travellers.flatMap(({ name, birth_date: born }, index) => {
    const problems: Problem[] = [];
    if (name.trim() === '') problems.push([['travellers', index, 'name'], 'wizard.error.traveller_name']);
    else if (name.length > 200) problems.push([['travellers', index, 'name'], 'error.too_long']);
    const at = ['travellers', index, 'birth_date'];
    if (born === '' && service === 'unaccompanied-minors') problems.push([at, 'wizard.error.birth_date_minor']);
    else if (born !== '' && (!day.safeParse(born).success || born > today || born < '1900-01-01'))
      problems.push([at, 'wizard.error.birth_date']);
    return problems;
  });
}

/** @param today the reader's calendar day, `2027-03-01` */
export const tripSchema = (service: ServiceType | '', today: string) =>
  valuesOf.trip.check((context) => {
    const trip = context.value;
    const problems = [...legProblems(trip, today), ...returnProblems(trip), ...travellerProblems(trip, service, today)];
    for (const [path, message] of problems) context.issues.push({ code: 'custom', input: trip, path, message });
  });
