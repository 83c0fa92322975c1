import { Box, StatusChip } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part, Sentences } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { SourceLine } from './source-line.tsx';
import { useTripWords } from './trip-words.ts';
import { useSay } from './use-say.ts';

const tones = { ok: 'success', needs: 'warning', refused: 'error' } as const;

/** Whether each flight's airline takes each need: as it is, under conditions, or not. */
export function AirlineFit({ tried }: { tried: Tried }) {
  const t = useText();
  const say = useSay();
  const words = useTripWords(tried);
  return (
    <Part title={t('rules.fit')}>
      <DataTable
        caption={t('rules.fit')}
        quietCaption
        empty={<p>{t('rules.fit.none')}</p>}
        rows={tried.assessment.fit}
        rowKey={({ leg, traveller, topic }) => `${leg} ${traveller} ${topic}`}
        columns={[
          { key: 'leg', header: t('rules.flight'), cell: ({ leg }) => words.flight(leg) },
          {
            key: 'topic',
            header: t('rules.need'),
            cell: ({ topic, traveller }) => `${t(`rules.topic.${topic}`)} · ${words.traveller(traveller)}`,
          },
          {
            key: 'verdict',
            header: t('rules.verdict'),
            width: 180,
            cell: ({ verdict }) => <StatusChip tone={tones[verdict.kind]} label={t(`rules.verdict.${verdict.kind}`)} />,
          },
          {
            key: 'reason',
            header: t('rules.why'),
            cell: ({ verdict }) => (
              <>
                {say(verdict.reason)}
                {verdict.kind === 'needs' && verdict.conditions.length > 0 && (
                  <Box sx={{ mt: 0.5 }}>
                    <Sentences items={verdict.conditions.map((note) => ({ key: note.key, text: say(note) }))} />
                  </Box>
                )}
                <SourceLine source={verdict.source} />
              </>
            ),
          },
        ]}
      />
    </Part>
  );
}
