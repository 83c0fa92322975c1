import { loadPlaceSearch, placeText } from '@kindwing/backend/domain/places';
import { useLanguage } from '@kindwing/ui/i18n';
import { useCallback, useEffect, useRef } from 'react';

export interface LinkedForm {
  readonly fragment: string;
  /** The fragment says more than the first question's answer. */
  readonly begun: boolean;
  /** Puts what the fragment says into the form. @param nameOf what stands there for an airport's code */
  readonly fill: (nameOf: (code: string) => string) => void;
  /** Puts the first question's answer into the form and leaves the rest as it is. */
  readonly start: () => void;
}

/**
 * Keeps a form at what the address says: a link, Back or Forward brings other facts in, codes first and names as soon as
 * the airports are there; what the form itself wrote is in it already.
 * @returns tells that a fragment is the form's own
 */
export function useLinkedForm({ fragment, begun, fill, start }: LinkedForm): (written: string) => void {
  const { language } = useLanguage();
  const mine = useRef('');
  useEffect(() => {
    if (mine.current === fragment) return;
    mine.current = fragment;
    if (!begun) return start();
    fill((code) => code);
    void loadPlaceSearch().then(
      (places) => {
        if (mine.current !== fragment) return;
        fill((code) => {
          const place = places.describe(code, language);
          return place ? placeText(place) : code;
        });
      },
      () => undefined, // the codes stay; a submission tells that the index can't be had
    );
  });
  return useCallback((written) => {
    mine.current = written;
  }, []);
}
