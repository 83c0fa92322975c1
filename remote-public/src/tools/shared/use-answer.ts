import { type Airports, loadAirports } from '@kindwing/backend/domain/places';
import { useEffect, useState } from 'react';
import type { Outcome } from './outcome.ts';

/**
 * Answers what the address asks, once the airports are there.
 * @param find keeps its identity while the question is the same; null: nothing is asked yet
 * @param run counts the submissions, so that asking the same again answers again
 */
export function useAnswer<Answer>(find: ((airports: Airports) => Answer) | null, run: number): Outcome<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ kind: 'none' });
  useEffect(() => {
    if (!find) return setOutcome({ kind: 'none' });
    let stale = false;
    const settle = (found: Outcome<Answer>) => {
      if (!stale) setOutcome(found);
    };
    loadAirports().then(
      (airports) => settle({ kind: 'answered', answer: find(airports), run }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [find, run]);
  return outcome;
}
