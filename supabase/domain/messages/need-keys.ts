import type { AdultNeeds, DeviceNeeds, NeedKind, Needs } from '../needs/schema.ts';

type Section<K extends NeedKind> = NonNullable<Needs[K]>;

/** The values of a choice, also of a list of choices; `never` for anything else. */
type Choice<T> =
  NonNullable<T> extends readonly (infer Item)[]
    ? Choice<Item>
    : NonNullable<T> extends string
      ? string extends NonNullable<T>
        ? never
        : NonNullable<T>
      : never;

/** `need.pet.role` for each field, `need.pet.role.service_animal` for each option. */
type Keys<Name extends string, Fields> = {
  [F in keyof Fields & string]: `need.${Name}.${F}` | `need.${Name}.${F}.${Choice<Fields[F]>}`;
}[keyof Fields & string];

type SectionKeys = { [K in NeedKind]: `need.section.${K}` | Keys<K, Section<K>> }[NeedKind];

/** Every sentence that the questionnaires need, derived from their schema: a question without its sentence does not compile. */
export type NeedMessageKey = SectionKeys | Keys<'device', DeviceNeeds> | Keys<'adult', AdultNeeds>;
