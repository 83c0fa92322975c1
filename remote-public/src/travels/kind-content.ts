import type { TravelKind } from '../illustrations/scenes/kind-scene.tsx';
import { createContentSource } from '../site/content-source.ts';
import type { TravelKindContent } from './content/travel-kind-content.ts';

export const { useContent: useKindContent, load: loadKindContent } = createContentSource<TravelKind, TravelKindContent>(
  {
    en: {
      'unaccompanied-minors': () => import('./content/en/unaccompanied-minors.ts'),
      'pets-service-animals': () => import('./content/en/pets-service-animals.ts'),
      'elderly-travelers': () => import('./content/en/elderly-travelers.ts'),
      'passengers-of-size': () => import('./content/en/passengers-of-size.ts'),
      'baggage-special-items': () => import('./content/en/baggage-special-items.ts'),
      'trip-medical-escort': () => import('./content/en/trip-medical-escort.ts'),
    },
    es: {
      'unaccompanied-minors': () => import('./content/es/unaccompanied-minors.ts'),
      'pets-service-animals': () => import('./content/es/pets-service-animals.ts'),
      'elderly-travelers': () => import('./content/es/elderly-travelers.ts'),
      'passengers-of-size': () => import('./content/es/passengers-of-size.ts'),
      'baggage-special-items': () => import('./content/es/baggage-special-items.ts'),
      'trip-medical-escort': () => import('./content/es/trip-medical-escort.ts'),
    },
  },
);
