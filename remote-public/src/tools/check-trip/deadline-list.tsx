import { Box, StatusChip, Typography } from '@kindwing/ui';
import type { CSSProperties } from 'react';
import { PHONE_MARK, WithPhone } from '../../forms/shared/with-phone.tsx';
import { useText } from '../../messages/use-text.ts';
import { Part } from '../shared/part.tsx';
import { SourceNote } from '../shared/source-note.tsx';
import type { CheckedTrip } from './checked-trip.ts';
import { type Deadline, useTripWords } from './trip-words.ts';

const stop = {
  position: 'relative',
  pl: 4,
  pb: 3.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 16,
    height: 16,
    bgcolor: 'var(--stop, var(--kw-palette-house-accent))',
    borderRadius: '50% 50% 50% 15%',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 6.5,
    top: 28,
    bottom: -2,
    borderLeft: '3px dotted',
    borderColor: 'house.accent',
  },
} as const;

function Chip({ deadline }: { deadline: Deadline }) {
  const t = useText();
  if (deadline.state === 'missed') return <StatusChip tone="error" label={t('trip.state.missed')} />;
  if (deadline.for === 'desk') return <StatusChip tone="success" label={t('trip.state.desk')} />;
  return deadline.kind === 'hard' ? (
    <StatusChip tone="warning" label={t('trip.state.hard')} />
  ) : (
    <StatusChip tone="neutral" label={t('trip.state.advised')} />
  );
}

const isNotice = ({ rule }: Deadline) => rule === 'EU_PRM_NOTICE' || rule === 'CARRIER_PRM_NOTICE';

/** What has to be done by when, as stops on a line to the departure; those that have passed say what to do now. */
export function DeadlineList({ checked }: { checked: CheckedTrip }) {
  const t = useText();
  const words = useTripWords(checked);
  // A later flight of the same airline is covered by the notice of the first.
  const shown = checked.assessment.deadlines.filter(({ covered_by }) => covered_by === null);
  const timed = checked.trip.departs?.includes('T') === true;
  return (
    <Part title={t('trip.deadlines')} icon="clock" note={t(timed ? 'trip.deadlines.note' : 'trip.deadlines.noteDay')}>
      {shown.length === 0 ? <Typography>{t('trip.deadlines.none')}</Typography> : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '72ch' }}>
        {shown.map((deadline) => (
          <Box
            key={`${deadline.rule} ${deadline.leg}`}
            component="li"
            sx={stop}
            style={
              deadline.state === 'missed'
                ? ({ '--stop': 'var(--kw-palette-house-tones-error-solid)' } as CSSProperties)
                : undefined
            }
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
              <Typography component="h4" sx={{ fontWeight: 700 }}>
                {words.when(deadline)}
              </Typography>
              <Chip deadline={deadline} />
            </Box>
            <Typography sx={{ mt: 0.5 }}>
              {words.say(deadline.text)}
              {words.several && deadline.leg !== null ? ` (${words.flight(deadline.leg)})` : ''}.
            </Typography>
            {deadline.state === 'missed' ? (
              <Typography component="p" sx={{ mt: 0.75, fontWeight: 600 }}>
                <WithPhone text={t(isNotice(deadline) ? 'trip.missed.notice' : 'trip.missed', { phone: PHONE_MARK })} />
              </Typography>
            ) : null}
            <SourceNote source={deadline.source} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
