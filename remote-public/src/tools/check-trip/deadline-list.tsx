import { Box, StatusChip, Typography } from '@kindwing/ui';
import type { CSSProperties } from 'react';
import { PHONE_MARK, WithPhone } from '../../forms/shared/with-phone.tsx';
import { useText } from '../../messages/use-text.ts';
import { Part } from '../shared/part.tsx';
import { SourceNote } from '../shared/source-note.tsx';
import { stopOnLine } from '../shared/stop-on-line.ts';
import type { CheckedTrip } from './checked-trip.ts';
import { type Deadline, useTripWords } from './trip-words.ts';

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

const missedColor = { '--stop': 'var(--kw-palette-house-tones-error-solid)' } as CSSProperties;

interface Stop {
  readonly deadline: Deadline;
  /** The flights that it is for. */
  readonly legs: readonly number[];
}

/** The same duty on several flights of one way stands once, with the earliest time; one that has passed stands apart. */
function stopsOf(deadlines: readonly Deadline[]): Stop[] {
  const stops = new Map<string, { deadline: Deadline; legs: number[] }>();
  for (const deadline of deadlines) {
    const key = `${deadline.rule} ${deadline.state} ${JSON.stringify(deadline.text.params ?? {})}`;
    const known = stops.get(key);
    const legs = deadline.leg === null ? [] : [deadline.leg];
    if (known) known.legs.push(...legs);
    else stops.set(key, { deadline, legs });
  }
  return [...stops.values()];
}

function Way({ checked, stops }: { checked: CheckedTrip; stops: readonly Stop[] }) {
  const t = useText();
  const words = useTripWords(checked);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '72ch' }}>
      {stops.map(({ deadline, legs }) => (
        <Box
          key={`${deadline.rule} ${deadline.leg} ${deadline.state}`}
          component="li"
          sx={stopOnLine}
          style={deadline.state === 'missed' ? missedColor : undefined}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
            <Typography component="h5" sx={{ fontWeight: 600 }}>
              {words.when(deadline)}
            </Typography>
            <Chip deadline={deadline} />
          </Box>
          <Typography sx={{ mt: 0.5 }}>
            {words.say(deadline.text)}
            {words.several && legs.length > 0 ? ` (${legs.map(words.flight).join(', ')})` : ''}.
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
  );
}

/** What has to be done by when, as stops on a line to the departure; those that have passed say what to do now. */
export function DeadlineList({ checked }: { checked: CheckedTrip }) {
  const t = useText();
  const { assessment, flights, trip } = checked;
  // A later flight of the same airline is covered by the notice of the first.
  // Our own forwarding of a notice is nobody's task once its time has passed.
  const own = assessment.deadlines.filter(
    ({ covered_by, rule, state }) => covered_by === null && !(rule === 'EU_PRM_FORWARD' && state === 'missed'),
  );
  const isBack = ({ leg }: Deadline) => leg !== null && flights[leg]?.direction === 'return';
  const ways = [
    { title: t('trip.way.out'), stops: stopsOf(own.filter((deadline) => !isBack(deadline))) },
    { title: t('trip.way.back'), stops: stopsOf(own.filter(isBack)) },
  ].filter(({ stops }) => stops.length > 0);
  const timed = trip.departs?.includes('T') === true;
  return (
    <Part title={t('trip.deadlines')} icon="clock" note={t(timed ? 'trip.deadlines.note' : 'trip.deadlines.noteDay')}>
      {ways.length === 0 ? <Typography>{t('trip.deadlines.none')}</Typography> : null}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {ways.map(({ title, stops }) => (
          <div key={title}>
            <Typography variant="h4" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <Way checked={checked} stops={stops} />
          </div>
        ))}
      </Box>
    </Part>
  );
}
