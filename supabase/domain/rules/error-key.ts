import type { TripErrorKey } from '../messages/trip-errors.en.ts';

/** A schema's message, which is a key of `tripErrorsEn`: one without its sentence does not compile. */
export const errorKey = <K extends TripErrorKey>(key: K): K => key;
