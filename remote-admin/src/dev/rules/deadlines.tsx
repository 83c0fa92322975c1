import { Box, StatusChip } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { SourceLine } from './source-line.tsx';
import { useTripWords } from './trip-words.ts';
import { useSay } from './use-say.ts';

type Deadline = Tried['assessment']['deadlines'][number];

function State({ deadline }: { deadline: Deadline }) {
  const t = useText();
  if (deadline.state === 'missed') return <StatusChip tone="error" label={t('rules.missed')} />;
  if (deadline.kind === 'hard') return <StatusChip tone="warning" label={t('rules.hard')} />;
  return <StatusChip tone="neutral" label={t('rules.best_effort')} />;
}

/** Every deadline of the trip, earliest first, with both sides of a window. */
export function Deadlines({ tried }: { tried: Tried }) {
  const t = useText();
  const say = useSay();
  const words = useTripWords(tried);
  const when = ({ due_at, opens_at, anchor, anchor_at, leg }: Deadline): string => {
    const due = due_at === null ? null : words.moment(due_at, leg);
    const opens = opens_at === null ? null : words.moment(opens_at, leg);
    if (due !== null && opens !== null) return t('rules.between', { from: opens, until: due });
    if (due !== null) return t('rules.until', { until: due });
    if (opens !== null) return t('rules.not_before', { from: opens });
    // Without an hour of its own it stands at its anchor; at the booking that means as early as possible.
    if (anchor === 'booking' || anchor_at === null) return t('rules.no_hour');
    return t('rules.at', { moment: words.moment(anchor_at, leg) });
  };
  return (
    <Part title={t('rules.deadlines')} note={t('rules.deadlines.note')}>
      <DataTable
        caption={t('rules.deadlines')}
        quietCaption
        empty={<p>{t('rules.deadlines.none')}</p>}
        rows={tried.assessment.deadlines}
        rowKey={({ rule, traveller, leg }) => `${rule} ${traveller} ${leg}`}
        columns={[
          {
            key: 'text',
            header: t('rules.what'),
            cell: (deadline) => (
              <>
                {say(deadline.text)}
                {deadline.covered_by !== null && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {t('rules.covered', { flight: words.flight(deadline.covered_by) })}
                  </Box>
                )}
                <SourceLine source={deadline.source} />
              </>
            ),
          },
          { key: 'when', header: t('rules.when'), cell: when },
          { key: 'state', header: t('rules.weight'), width: 170, cell: (deadline) => <State deadline={deadline} /> },
          { key: 'leg', header: t('rules.flight'), cell: ({ leg }) => words.flight(leg) },
          {
            key: 'for',
            header: t('rules.for'),
            cell: (deadline) => `${t(`rules.for.${deadline.for}`)} · ${words.traveller(deadline.traveller)}`,
          },
        ]}
      />
    </Part>
  );
}
