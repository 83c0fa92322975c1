import type { NeedKind } from '@kindwing/backend/domain/needs';
import type { ServiceType } from '@kindwing/backend/domain/services';
import type { LinkedTrip } from '../../trip-link/linked-trip.ts';

const services: Readonly<Record<NeedKind, ServiceType>> = {
  minor: 'unaccompanied-minors',
  medical: 'trip-medical-escort',
  pet: 'pets-service-animals',
  size: 'passengers-of-size',
  item: 'baggage-special-items',
  // Not the elderly travellers' service: a young wheelchair user is none. The other kind asks the same questions.
  mobility: 'other',
};

/**
 * The kind of service that a request for this trip asks for: that of its first kind of need, help on the way counting
 * last, since nearly everybody who needs something else may need it too.
 */
export function serviceOf({ kinds }: Pick<LinkedTrip, 'kinds'>): ServiceType {
  const first = kinds.find((kind) => kind !== 'mobility') ?? kinds[0];
  return first ? services[first] : 'other';
}
