import { useLanguage } from '@kindwing/ui/i18n';
import { useEffect, useState } from 'react';
import type { Asked } from './answers.ts';
import { type Notice, noticeOf } from './notice.ts';
import type { Outlook } from './outlook.ts';

export type OutlookState =
  | { readonly kind: 'nothing' }
  /** A day without a route: only its notice can be told. */
  | { readonly kind: 'dated'; readonly notice: Notice; readonly departs: string }
  | { readonly kind: 'working' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly outlook: Outlook };

/** ms after the last change before the rules are asked */
const SETTLED = 250;

function withoutRoute({ trip }: Asked, now: number): OutlookState {
  const notice = noticeOf(trip, now);
  return notice === null ? { kind: 'nothing' } : { kind: 'dated', notice, departs: trip.departs };
}

/** What the rules say of the form as it stands. They and the airports are downloaded when there is a route to ask about. */
export function useOutlook(asked: Asked): OutlookState {
  const { language } = useLanguage();
  const [state, setState] = useState<OutlookState>({ kind: 'nothing' });
  const words = JSON.stringify(asked);

  useEffect(() => {
    let stale = false;
    const question = JSON.parse(words) as Asked;
    const timer = setTimeout(async () => {
      const { origin, destination } = question.trip;
      if (origin === '' || destination === '') return setState(withoutRoute(question, Date.now()));
      setState((before) => (before.kind === 'found' ? before : { kind: 'working' }));
      const found = await import('./outlook.ts')
        .then(({ lookAhead }) => lookAhead(question, language, Date.now()))
        .then(
          (outlook): OutlookState => (outlook ? { kind: 'found', outlook } : withoutRoute(question, Date.now())),
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
