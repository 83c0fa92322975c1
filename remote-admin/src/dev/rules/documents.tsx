import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { SourceLine } from './source-line.tsx';
import { useTripWords } from './trip-words.ts';
import { useSay } from './use-say.ts';

type Paper = Tried['assessment']['documents'][number];

/** The checklist of papers, with the window in which each must be issued. */
export function Documents({ tried }: { tried: Tried }) {
  const t = useText();
  const say = useSay();
  const words = useTripWords(tried);
  const issued = ({ issued_from, issued_until }: Paper): string => {
    const from = issued_from === null ? null : words.dayOrMoment(issued_from);
    const until = issued_until === null ? null : words.dayOrMoment(issued_until);
    if (from !== null && until !== null) return t('rules.between', { from, until });
    if (until !== null) return t('rules.until', { until });
    return from === null ? t('rules.any_time') : t('rules.not_before', { from });
  };
  return (
    <Part title={t('rules.documents')}>
      <DataTable
        caption={t('rules.documents')}
        quietCaption
        empty={<p>{t('rules.documents.none')}</p>}
        rows={tried.assessment.documents}
        rowKey={({ id, traveller, legs }) => `${id} ${traveller} ${legs.join()}`}
        columns={[
          {
            key: 'text',
            header: t('rules.paper'),
            cell: ({ text, source }) => (
              <>
                {say(text)}
                {source && <SourceLine source={source} />}
              </>
            ),
          },
          { key: 'traveller', header: t('rules.who'), cell: ({ traveller }) => words.traveller(traveller) },
          { key: 'legs', header: t('rules.flights'), cell: ({ legs }) => words.flights(legs) },
          { key: 'issued', header: t('rules.issued'), cell: issued },
        ]}
      />
    </Part>
  );
}
