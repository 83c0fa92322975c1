import type { NeedsInput } from '../needs/schema.ts';
import { addDays, addMonths } from '../time/calendar.ts';
import { readWattHours } from './cases-health.ts';
import { numberIn, type Source, textIn } from './cases-traveller.ts';

type Pet = NonNullable<NeedsInput['pet']>;
type Item = NonNullable<NeedsInput['item']>;

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function triple(value: unknown): [number, number, number] | null {
  if (!Array.isArray(value)) return null;
  const [a, b, c] = value;
  return typeof a === 'number' && typeof b === 'number' && typeof c === 'number' ? [a, b, c] : null;
}

const species = ['dog', 'cat', 'ferret', 'bird', 'rabbit'] as const;

export function readPet(source: Source): Pet {
  const pet = record(source.traveller.pet ?? source.traveller.animal);
  const { text } = source;
  const kind = textIn(pet.species)?.toLowerCase() ?? species.find((name) => text.includes(name)) ?? 'other';
  const today = source.date('T0');
  const months = numberIn(pet.age_months);
  const weeks = numberIn(pet.age_weeks);
  const years = numberIn(pet.age_years);
  const born = textIn(pet.born) ?? textIn(pet.birth_date);
  const vaccinated = textIn(pet.rabies_vaccinated) ?? textIn(pet.rabies_vaccination) ?? textIn(pet.vaccinated);
  const age = months ?? (years === null ? null : years * 12);
  const trained = /task-?trained|trained (service|assistance|guide)|service dog|guide dog|assistance dog/.test(text);
  const resident = source.traveller.eu_resident ?? pet.eu_resident;
  return {
    role: /emotional|\besa\b|\besan\b/.test(text) ? 'emotional_support' : trained ? 'service_animal' : 'pet',
    species: species.find((name) => name === kind) ?? 'other',
    birth_date: born
      ? source.date(born)
      : weeks !== null
        ? addDays(today, -weeks * 7)
        : age === null
          ? null
          : addMonths(today, -age),
    weight_kg: numberIn(pet.weight_kg) ?? numberIn(pet.kg),
    carrier_kg: numberIn(pet.carrier_kg) ?? numberIn(pet.cage_kg),
    carrier_cm: triple(pet.carrier_cm ?? pet.cage_cm ?? pet.crate_cm),
    snub_nosed: pet.snub_nosed === true || /\bpug\b|bulldog|boxer|shih|pekin|persian|brachycephal|snub/.test(text),
    place: /in (the )?hold|\bavih\b/.test(text) ? 'hold' : /in (the )?cabin/.test(text) ? 'cabin' : null,
    rabies_vaccinated_on: vaccinated && /^(T0|\d{4})/.test(vaccinated) ? source.date(vaccinated) : null,
    eu_resident: typeof resident === 'boolean' ? resident : null,
    travels_with_owner: !/without (its |the )?owner/.test(text),
  };
}

const kinds: readonly [Item['kind'], RegExp][] = [
  ['bicycle', /bicycle|bike|e-?bike/],
  ['surf', /surf|windsurf|kite/],
  ['ski', /\bskis?\b|snowboard/],
  ['golf', /golf/],
  ['dive', /div(e|ing)/],
  ['instrument', /cello|violin|guitar|harp|tuba|double bass|contrabass|saxophone|trombone|instrument|drum/],
  ['firearm', /firearm|rifle|shotgun|gun\b|weapon/],
  ['fragile', /fragile|painting|sculpture|glass|vase/],
  ['sports', /sport|canoe|kayak|javelin|pole vault|fishing|hockey/],
  ['excess', /excess|extra bag/],
];

export function readItem(source: Source): Item {
  const item = record(source.traveller.item);
  const kind = textIn(item.kind)?.toLowerCase() ?? '';
  const found =
    kinds.find(([, pattern]) => pattern.test(kind)) ?? kinds.find(([, pattern]) => pattern.test(source.text));
  const protectedMaterials = item.protected_materials ?? item.cites;
  return {
    kind: found?.[0] ?? 'bulky',
    place: /in (the )?cabin|on (a|its own) seat|paid seat|cabin seat/.test(source.text) ? 'seat' : 'hold',
    cm: triple(item.cm ?? item.dimensions_cm),
    kg: numberIn(item.kg) ?? numberIn(item.weight_kg),
    value_eur: numberIn(item.value_eur) ?? numberIn(item.value),
    protected_materials: typeof protectedMaterials === 'boolean' ? protectedMaterials : null,
    battery_wh: readWattHours(source.own),
  };
}
