import { Box, StatusChip, Typography } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { Part } from '../shared/part.tsx';
import { SourceNote } from '../shared/source-note.tsx';
import type { CheckedTrip } from './checked-trip.ts';
import { useTripWords } from './trip-words.ts';

const tones = { ok: 'success', needs: 'warning', refused: 'error' } as const;

/** How each need fits the airline's rules, with where the rule was read: what was not seen on its own page says so. */
export function AirlineRules({ checked }: { checked: CheckedTrip }) {
  const t = useText();
  const words = useTripWords(checked);
  const seen = new Set<string>();
  const rules = checked.assessment.fit.filter(({ topic, verdict, leg }) => {
    const key = `${topic} ${words.airline(leg)} ${words.say(verdict.reason)}`;
    return seen.has(key) ? false : seen.add(key);
  });
  return (
    <Part title={t('trip.rules')} icon="plane" note={t('trip.rules.note')}>
      {rules.length === 0 ? <Typography>{t('trip.rules.none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, maxWidth: '72ch' }}>
        {rules.map(({ leg, topic, verdict }) => (
          <Box
            key={`${leg} ${topic} ${verdict.reason.key}`}
            component="li"
            sx={{
              p: 2.5,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: '16px 36px 16px 16px',
            }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mb: 0.5 }}>
              <StatusChip tone={tones[verdict.kind]} label={t(`trip.rule.${verdict.kind}`)} />
              {words.several ? <span>{words.flight(leg)}</span> : null}
            </Box>
            {words.say(verdict.reason)}
            {verdict.kind === 'needs' && verdict.conditions.length > 0 ? (
              <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
                {verdict.conditions.map((condition) => (
                  <li key={condition.key}>{words.say(condition)}</li>
                ))}
              </Box>
            ) : null}
            <SourceNote source={verdict.source} />
          </Box>
        ))}
      </Box>
    </Part>
  );
}
