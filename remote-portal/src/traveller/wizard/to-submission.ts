import type { RequestSubmission, WishedLeg } from '@kindwing/backend/client';
import { placeCode } from '@kindwing/backend/domain/places';
import type { Language } from '@kindwing/contract';
import type { Draft } from './draft.ts';
import { askedLegs } from './steps.ts';

/** The trip as the backend takes it: codes and days; a return trip's way back is the way out turned round. */
export function toLegs({ trip_type, legs, return_date, travellers: _ }: Draft['trip']): WishedLeg[] {
  const out = askedLegs({ trip_type, legs }).map(
    ({ origin, destination, desired_date }): WishedLeg => ({
      origin: placeCode(origin) ?? '',
      destination: placeCode(destination) ?? '',
      direction: 'outbound',
      ...(desired_date && { desired_date }),
    }),
  );
  const [first] = out;
  if (trip_type !== 'return' || !first) return out;
  const back: WishedLeg = {
    origin: first.destination,
    destination: first.origin,
    direction: 'return',
    ...(return_date && { desired_date: return_date }),
  };
  return [...out, back];
}

interface Consents {
  consent_processing: boolean;
  consent_marketing: boolean;
}

export function toSubmission(draft: Draft, consents: Consents, language: Language): RequestSubmission {
  const { service, trip, details } = draft;
  const phone = details.phone.trim();
  return {
    source: 'client_wizard',
    idempotency_key: draft.key,
    service_type: service.service_type || 'other',
    name: details.name.trim(),
    email: details.email.trim(),
    ...(phone && { phone }),
    message: details.message.trim(),
    language,
    trip_type: trip.trip_type,
    legs: toLegs(trip),
    travellers: trip.travellers.map(({ name, birth_date, relation }) => ({
      name: name.trim(),
      ...(birth_date && { birth_date }),
      ...(relation && { relation }),
    })),
    ...consents,
  };
}
