import { placeCode } from '@kindwing/backend/domain/places';
import { z } from 'zod';

const place = z
  .string()
  .max(200, 'error.too_long')
  .refine((text) => text.trim() === '' || placeCode(text) !== null, 'help.place.unknown');
const text = (most: number) => z.string().max(most, 'error.too_long');

/** What the helping part of the form asks; every text may be empty. */
export const tripSchema = z
  .object({
    origin: place,
    destination: place,
    departs: text(10),
    time: text(5),
    returns: text(10),
    return_time: text(5),
    /** The airports and airlines of a link, `MAD-FRA-OSL` and `LH.SK`: they count while the ends are still those. */
    stops: text(20),
    carriers: text(20),
    /** The kinds of need that a link names, `pet.mobility`: their questions are asked too, whatever the service. */
    kinds: text(60),
    /** Completed years on the day of departure; of a link, where no birth date is known. */
    age: text(3).regex(/^\d*$/, 'trip.error.age'),
    traveller: text(200),
    birth_date: text(10),
  })
  .superRefine(({ origin, destination, departs, returns }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (placeCode(origin) !== null && placeCode(origin) === placeCode(destination))
      wrong('destination', 'help.place.same');
    if (departs !== '' && returns !== '' && returns < departs) wrong('returns', 'help.returns.before');
  });
export type TripValues = z.output<typeof tripSchema>;

export const emptyTripValues: TripValues = {
  origin: '',
  destination: '',
  departs: '',
  time: '',
  returns: '',
  return_time: '',
  stops: '',
  carriers: '',
  kinds: '',
  age: '',
  traveller: '',
  birth_date: '',
};

/** Answers by section and field, as the form's controls hold them: texts, or lists of options. */
export const answersSchema = z.record(z.string(), z.unknown());
export type Answers = z.output<typeof answersSchema>;
