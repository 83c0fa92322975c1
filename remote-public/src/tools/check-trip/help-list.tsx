import { Box, Typography } from '@kindwing/ui';
import { useText } from '../../messages/use-text.ts';
import { Lines, Part } from '../shared/part.tsx';
import type { CheckedTrip } from './checked-trip.ts';
import { useTripWords } from './trip-words.ts';

/** What to ask each airline for, with the code that its staff know. */
export function HelpList({ checked }: { checked: CheckedTrip }) {
  const t = useText();
  const words = useTripWords(checked);
  const items = checked.assessment.assistance;
  // The same help on each flight is one line that names the flights.
  const grouped = [...new Set(items.map(({ code }) => code))].map((code) => ({
    code,
    same: items.filter((item) => item.code === code),
  }));
  return (
    <Part title={t('trip.help')} icon="support" note={t('trip.help.note')}>
      {items.length === 0 ? <Typography>{t('trip.help.none')}</Typography> : null}
      <Lines>
        {grouped.map(({ code, same }) => {
          const [item] = same;
          const airlines = [...new Set(same.map(({ leg }) => words.airline(leg)))].join(', ');
          return (
            <li key={code}>
              <strong>{words.say(`ssr.${code}`)}</strong>{' '}
              <Box
                component="span"
                sx={{
                  whiteSpace: 'nowrap',
                  fontWeight: 600,
                  px: 0.75,
                  bgcolor: 'house.primaryWash',
                  borderRadius: '6px',
                }}
              >
                {code}
              </Box>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {t('trip.help.with', { airlines })}
                {words.flights(same.map(({ leg }) => leg)) ? ` (${words.flights(same.map(({ leg }) => leg))})` : ''}
                {item?.fallback ? ` ${t('trip.help.fallback', { words: words.say(item.fallback) })}` : ''}
                {item && !item.mandatory ? ` ${t('trip.help.optional')}` : ''}
              </Box>
            </li>
          );
        })}
      </Lines>
    </Part>
  );
}
