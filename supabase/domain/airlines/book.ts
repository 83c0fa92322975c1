import type { Source } from '../rules/source.ts';
import { type Carrier, carriers, type Licence } from './carriers.ts';
import { type Clearance, type ClearanceRule, clearanceRules, clearanceUnder } from './clearance.ts';
import { type ItemRule, itemRules } from './items.ts';
import { type MinorRule, minorRules } from './minors.ts';
import { type PetRule, petRules, type SupportAnimalRule, supportAnimalRules } from './pets.ts';
import { type SizeRule, sizeRules } from './size.ts';

/**
 * Every rule of every carrier, as data. Several rows of one carrier and topic may stand side by side: on a flight's
 * date the one whose `source.effectiveFrom` is the latest already reached holds; a row without one has always held.
 */
export interface RuleBook {
  readonly carriers: readonly Carrier[];
  readonly minor: readonly MinorRule[];
  readonly pet: readonly PetRule[];
  readonly support_animal: readonly SupportAnimalRule[];
  readonly size: readonly SizeRule[];
  readonly item: readonly ItemRule[];
  readonly clearance: readonly ClearanceRule[];
}

/** The rows that the library starts from. */
export const builtInBook: RuleBook = {
  carriers,
  minor: minorRules,
  pet: petRules,
  support_animal: supportAnimalRules,
  size: sizeRules,
  item: itemRules,
  clearance: clearanceRules,
};

/** Who flies: what the book knows of a carrier; licence and country are null for one that it does not know. */
export interface Operator {
  readonly code: string;
  readonly name: string;
  readonly licence: Licence | null;
  readonly country: string | null;
}

/** A carrier's rules on one date; null where none is known. */
export interface CarrierRules {
  readonly minor: MinorRule | null;
  readonly pet: PetRule | null;
  readonly supportAnimal: SupportAnimalRule | null;
  readonly size: SizeRule | null;
  readonly items: readonly ItemRule[];
  readonly clearance: Clearance;
}

type Row = { readonly carrier: string; readonly source: Source };

const begins = (row: Row): string => row.source.effectiveFrom ?? '';

/** A carrier's rows that have begun by a date, the latest first. */
const begun = <T extends Row>(rows: readonly T[], carrier: string, date: string): T[] =>
  rows
    .filter((row) => row.carrier === carrier && begins(row) <= date)
    .sort((a, b) => (begins(a) < begins(b) ? 1 : begins(a) > begins(b) ? -1 : 0));

const latest = <T extends Row>(rows: readonly T[], carrier: string, date: string): T | null =>
  begun(rows, carrier, date)[0] ?? null;

/** Of special baggage, the latest row of each set of kinds. */
function latestItems(rows: readonly ItemRule[], carrier: string, date: string): ItemRule[] {
  const seen = new Set<string>();
  return begun(rows, carrier, date).filter(({ kinds }) => {
    const key = kinds?.join() ?? '';
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The carrier of a two-character IATA code, as the book knows it. */
export function operatorIn(book: RuleBook, code: string): Operator {
  return book.carriers.find((carrier) => carrier.code === code) ?? { code, name: code, licence: null, country: null };
}

/** The rules of a carrier that hold on a local date, `YYYY-MM-DD`. */
export function rulesOn(book: RuleBook, carrier: string, date: string): CarrierRules {
  return {
    minor: latest(book.minor, carrier, date),
    pet: latest(book.pet, carrier, date),
    supportAnimal: latest(book.support_animal, carrier, date),
    size: latest(book.size, carrier, date),
    items: latestItems(book.item, carrier, date),
    clearance: clearanceUnder(latest(book.clearance, carrier, date)),
  };
}
