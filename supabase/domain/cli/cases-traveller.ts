import type { NeedsInput } from '../needs/schema.ts';
import { addMonths, addYears } from '../time/calendar.ts';
import type { IntakeCase } from './cases-format.ts';
import { readMedical, readMobility } from './cases-health.ts';
import { readItem, readPet } from './cases-things.ts';
import { dateOf } from './cases-time.ts';

/**
 * A case describes its traveller in loose keys and short English phrases. This reads them as the answers to the
 * questionnaire, from the traveller's own data and the title; never from what the case expects.
 */
export interface ReadTraveller {
  readonly id: string;
  readonly birth_date: string | null;
  readonly nationality: string | null;
  readonly residence: string | null;
  readonly needs: NeedsInput;
}

export interface Source {
  readonly traveller: Readonly<Record<string, unknown>>;
  /** Every text and number of the traveller, and the title, in lower case. */
  readonly text: string;
  /** The traveller's data alone. */
  readonly own: string;
  readonly date: (expression: string) => string;
}

const flatten = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? Object.entries(value)
        .map(([key, inner]) =>
          inner === false || inner === null
            ? ''
            : `${Array.isArray(value) ? '' : key.replaceAll('_', ' ')} ${flatten(inner)}`,
        )
        .join('; ')
    : String(value);

export const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A birth date from `birthday_15: T0+40d`, `born`, `birth_date`, or an age on the day of departure, half a year into it. */
function birthDate(source: Source, departure: string): string | null {
  const { traveller } = source;
  for (const [key, value] of Object.entries(traveller)) {
    const years = /^birthday_(\d+)$/.exec(key)?.[1];
    if (years && typeof value === 'string') return addYears(source.date(value), -Number(years));
  }
  const born = textIn(traveller.birth_date) ?? textIn(traveller.born);
  if (born) return source.date(born);
  const age = numberIn(traveller.age_at_departure) ?? numberIn(traveller.age);
  return age === null ? null : addMonths(addYears(departure, -age), -6);
}

function readMinor(source: Source): NeedsInput['minor'] {
  const { traveller, text } = source;
  const companion = numberIn(traveller.companion_age) ?? numberIn(traveller.sibling_age);
  return {
    travels_alone: companion === null && traveller.alone !== false,
    companion_age: companion,
    service_wanted: /parents? (want|ask|request)|service wanted/.test(text) ? true : null,
  };
}

function readNeeds(intake: IntakeCase, source: Source): NeedsInput {
  const { text, own, traveller } = source;
  const mobility = readMobility(source, intake.service_type === 'elderly-travelers');
  switch (intake.service_type) {
    case 'unaccompanied-minors':
      return { minor: readMinor(source), mobility };
    case 'pets-service-animals':
      return { pet: readPet(source), mobility };
    case 'elderly-travelers':
      return { mobility, medical: readMedical(source, false) };
    case 'passengers-of-size':
      return {
        size: {
          armrests_down: /armrests? (cannot|can't|do not)/.test(own) ? false : null,
          extra_seat: true,
          belt_extender: /extender/.test(text),
        },
        mobility,
      };
    case 'baggage-special-items':
      return { item: readItem(source) };
    case 'trip-medical-escort':
      return { medical: readMedical(source, true), mobility };
    default:
      return {
        mobility,
        medical: readMedical(source, false),
        ...(traveller.item === undefined ? {} : { item: readItem(source) }),
      };
  }
}

/** The travellers of a case. Several ages are several people with the same needs. */
export function readTravellers(intake: IntakeCase, t0: number, departure: string): ReadTraveller[] {
  const ages = Array.isArray(intake.traveller.ages)
    ? intake.traveller.ages.filter((age) => typeof age === 'number')
    : [null];
  return ages.map((age, index) => {
    const traveller = age === null ? intake.traveller : { ...intake.traveller, age };
    const own = flatten(traveller).toLowerCase();
    const source: Source = {
      traveller,
      own,
      text: `${own}; ${intake.title.en.toLowerCase()}`,
      date: (text) => dateOf(text, t0),
    };
    return {
      id: `traveller-${index + 1}`,
      birth_date: birthDate(source, departure),
      nationality: textIn(traveller.nationality),
      residence: textIn(traveller.residence)?.slice(0, 2).toUpperCase() ?? null,
      needs: readNeeds(intake, source),
    };
  });
}
