import { useLanguage } from '@kindwing/ui/i18n';
import { useEffect, useState } from 'react';
import type { Asked, Outlook } from './outlook.ts';

export type OutlookState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'working' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly outlook: Outlook };

/** ms after the last change before the rules are asked */
const SETTLED = 250;

/** What the rules say of the form as it stands. They and the airports are downloaded when there is a route to ask about. */
export function useOutlook(asked: Asked): OutlookState {
  const { language } = useLanguage();
  const [state, setState] = useState<OutlookState>({ kind: 'nothing' });
  const words = JSON.stringify(asked);

  useEffect(() => {
    let stale = false;
    const question = JSON.parse(words) as Asked;
    const timer = setTimeout(async () => {
      if (question.trip.origin === '' || question.trip.destination === '') return setState({ kind: 'nothing' });
      setState((before) => (before.kind === 'found' ? before : { kind: 'working' }));
      const found = await import('./outlook.ts')
        .then(({ lookAhead }) => lookAhead(question, language, Date.now()))
        .then(
          (outlook): OutlookState => (outlook ? { kind: 'found', outlook } : { kind: 'nothing' }),
          (): OutlookState => ({ kind: 'failed' }),
        );
      if (!stale) setState(found);
    }, SETTLED);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [words, language]);

  return state;
}
