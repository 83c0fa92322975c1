import { type Deadline, deadlineKind, deadlineText, type Traveller } from '@kindwing/backend/client';
import { Box, Stack, StatusChip, Typography, useFormat } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useText } from '../messages/text.ts';
import { useClock } from '../traveller/next/clock.ts';
import { useAirportNames } from '../traveller/places/use-places.ts';
import { DeadlineSource } from './deadline-source.tsx';
import type { Flight } from './flights.ts';
import { Folded } from './folded.tsx';
import type { Steps } from './steps.tsx';
import { byUrgency, type Urgency } from './urgency.ts';

const tones = {
  missed: 'error',
  soon: 'warning',
  not_yet: 'neutral',
  over: 'neutral',
  done: 'success',
  waived: 'neutral',
} as const satisfies Record<Exclude<Urgency, 'open'>, string>;

interface DeadlineListProps extends Steps<Deadline> {
  deadlines: readonly Deadline[];
  travellers: readonly Traveller[];
  flights: readonly Flight[];
  reader: 'client' | 'staff';
}

/** What has to happen by when, in the reader's own time zone: the pressing ones first, and each says so in words; what is over is folded. */
export function DeadlineList({ deadlines, travellers, flights, reader, steps }: DeadlineListProps) {
  const t = useText();
  const { language } = useLanguage();
  const { dateTime, relative } = useFormat();
  const name = useAirportNames(flights.flatMap(({ origin, destination }) => [origin, destination]));
  const now = useClock(deadlines.flatMap(({ due_at: due, window_from: from }) => [due, from]));
  const when = (instant: string) => dateTime(instant, { zoneName: true });

  const timeOf = ({ due_at: due, window_from: from }: Deadline) => {
    if (due === null)
      return from === null ? t('needs.deadlines.no_time') : t('needs.deadlines.from', { from: when(from) });
    return from === null
      ? t('needs.deadlines.by', { when: when(due) })
      : t('needs.deadlines.between', { from: when(from), when: when(due) });
  };
  // What is open and not near needs no label: its date says it, and the pressing ones stand out.
  const stateOf = (urgency: keyof typeof tones, due: string | null) => {
    if (urgency === 'missed') return t(`needs.deadline.missed.${reader}`);
    if (urgency === 'soon') return t('needs.deadline.soon', { when: relative(due ?? '', new Date(now)) });
    return t(`needs.deadline.${urgency}`);
  };
  const flightOf = (position: number | null) => {
    if (position === null) return null;
    const flight = flights[position - 1];
    if (!flight) return t('needs.deadlines.flight_only', { position });
    const { origin, destination } = flight;
    return t('needs.deadlines.flight', { position, origin: name(origin), destination: name(destination) });
  };
  const settled = ({ done_at: done, waived_at: waived, waive_reason: reason }: Deadline) =>
    done
      ? t('needs.deadline.done_at', { when: dateTime(done) })
      : t('needs.deadline.waived_at', { when: dateTime(waived ?? ''), reason: reason ?? '' });
  const whose = (id: string) =>
    travellers.length > 1 ? (travellers.find((traveller) => traveller.id === id)?.name ?? null) : null;

  const sorted = byUrgency(deadlines, now);
  const over = sorted.filter(({ urgency }) => urgency === 'over');
  const list = (some: typeof sorted) => (
    <Stack component="ul" spacing={2.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {some.map((deadline) => (
        <Box component="li" key={deadline.id} sx={{ overflowWrap: 'anywhere' }}>
          {deadline.urgency !== 'open' && (
            <StatusChip tone={tones[deadline.urgency]} label={stateOf(deadline.urgency, deadline.due_at)} />
          )}
          <Typography id={`deadline-${deadline.id}`} sx={{ mt: 0.75 }}>
            {deadlineText(deadline, language)}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {deadline.urgency === 'open' && deadline.due_at !== null
              ? t('needs.deadlines.left', {
                  time: timeOf(deadline),
                  left: relative(deadline.due_at, new Date(now)),
                })
              : timeOf(deadline)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              t(`needs.for.${reader}.${deadline.audience}`),
              whose(deadline.traveller_id),
              flightOf(deadline.leg_position),
              reader === 'staff' && deadlineKind(deadline, now) === 'hard' ? t('needs.deadlines.hard') : null,
              deadline.covered_by === null ? null : t('needs.deadlines.covered', { position: deadline.covered_by }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </Typography>
          {reader === 'staff' && <DeadlineSource source={deadline.source} source_url={deadline.source_url} />}
          {(deadline.done_at || deadline.waived_at) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {settled(deadline)}
            </Typography>
          )}
          {steps?.(deadline, `deadline-${deadline.id}`)}
        </Box>
      ))}
    </Stack>
  );
  return (
    <>
      {over.length < sorted.length && list(sorted.filter(({ urgency }) => urgency !== 'over'))}
      {over.length > 0 && <Folded title={t('needs.deadlines.over', { number: over.length })}>{list(over)}</Folded>}
    </>
  );
}
