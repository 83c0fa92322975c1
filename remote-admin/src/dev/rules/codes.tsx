import { carrierName } from '@kindwing/backend/domain/airlines';
import { Box } from '@kindwing/ui';
import { DataTable } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { useTripWords } from './trip-words.ts';
import { useSay } from './use-say.ts';

const mono = { fontFamily: 'monospace', fontWeight: 600 } as const;

/** Assistance codes of each traveller on each flight. */
export function Codes({ tried }: { tried: Tried }) {
  const t = useText();
  const say = useSay();
  const words = useTripWords(tried);
  return (
    <Part title={t('rules.codes')} note={t('rules.codes.note')}>
      <DataTable
        caption={t('rules.codes')}
        quietCaption
        empty={<p>{t('rules.codes.none')}</p>}
        rows={tried.assessment.assistance}
        rowKey={({ traveller, leg, code }) => `${traveller} ${leg} ${code}`}
        columns={[
          {
            key: 'code',
            header: t('rules.code'),
            cell: ({ code }) => (
              <>
                <Box component="span" sx={mono}>
                  {code}
                </Box>{' '}
                <Box component="span" sx={{ fontWeight: 400 }}>
                  {say(`ssr.${code}`)}
                </Box>
              </>
            ),
          },
          { key: 'traveller', header: t('rules.who'), cell: ({ traveller }) => words.traveller(traveller) },
          { key: 'leg', header: t('rules.flight'), cell: ({ leg }) => words.flight(leg) },
          {
            key: 'text',
            header: t('rules.airline_text'),
            cell: ({ text, fallback, mandatory }) => (
              <>
                {text && (
                  <Box component="span" sx={{ fontFamily: 'monospace', display: 'block' }}>
                    {text}
                  </Box>
                )}
                {fallback && <span>{t('rules.fallback', { words: say(fallback) })} </span>}
                {!mandatory && <span>{t('rules.optional')}</span>}
                {!text && !fallback && mandatory && '–'}
              </>
            ),
          },
          {
            key: 'confirm_with',
            header: t('rules.confirm_with'),
            cell: ({ confirm_with }) => `${carrierName(confirm_with)} (${confirm_with})`,
          },
        ]}
      />
    </Part>
  );
}
