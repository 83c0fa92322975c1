import { type ServiceDescription, services } from '@kindwing/backend/domain/services';
import type { TravelKind } from '../illustrations/scenes/kind-scene.tsx';

export type TravelCard = ServiceDescription & { readonly type: TravelKind };

/** The six kinds of travel that have a page, in the order of the cards. */
export const travelCards: readonly TravelCard[] = services.filter(
  (service): service is TravelCard => service.type !== 'other',
);
