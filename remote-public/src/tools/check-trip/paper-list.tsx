import { Typography } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { Lines, Part } from '../shared/part.tsx';
import { RuleText } from '../shared/rule-text.tsx';
import { SourceNote } from '../shared/source-note.tsx';
import type { CheckedTrip } from './checked-trip.ts';
import { useTripWords } from './trip-words.ts';

/** The papers to get ready, for which flights, and when each must have been issued. */
export function PaperList({ checked }: { checked: CheckedTrip }) {
  const t = useText();
  const words = useTripWords(checked);
  const papers = checked.assessment.documents;
  const issued = (from: string | null, until: string | null) => {
    if (from && until) return t('trip.paper.between', { from: words.day(from), until: words.day(until) });
    if (until) return t('trip.paper.until', { until: words.day(until) });
    return from ? t('trip.paper.from', { from: words.day(from) }) : '';
  };
  return (
    <Part title={t('trip.papers')} icon="document" note={t('trip.papers.note')}>
      {papers.length === 0 ? <Typography>{t('trip.papers.none')}</Typography> : null}
      <Lines>
        {papers.map(({ id, text, legs, source, issued_from, issued_until }) => (
          <li key={`${id} ${legs.join()}`}>
            <strong>
              <RuleText text={words.say(text)} />
            </strong>
            {words.flights(legs) ? ` (${words.flights(legs)})` : ''}. {issued(issued_from, issued_until)}
            {source ? <SourceNote source={source} /> : null}
          </li>
        ))}
      </Lines>
    </Part>
  );
}
