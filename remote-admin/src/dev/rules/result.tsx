import { Alert, Box, Typography } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import { useEffect, useRef } from 'react';
import { useText } from '../../text.ts';
import { Codes } from './codes.tsx';
import { Deadlines } from './deadlines.tsx';
import { Documents } from './documents.tsx';
import { Fee } from './fee.tsx';
import { AirlineFit } from './fit.tsx';
import { Part, Sentences } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { PassengerRights } from './rights.tsx';
import { useTripWords } from './trip-words.ts';
import { useSay } from './use-say.ts';

/** Everything that the rules say of one trip. */
export function Result({ tried }: { tried: Tried }) {
  const t = useText();
  const say = useSay();
  const words = useTripWords(tried);
  const { language } = useLanguage();
  const { assessment, title } = tried;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked hears or sees the answer.
  useEffect(() => heading.current?.focus(), []);
  const named = title[language] ?? title.en;
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {typeof named === 'string' && named !== '' ? named : t('rules.result')}
        </Typography>
        <Typography color="textSecondary">
          {t(`service.${assessment.trip.service}`)} ·{' '}
          {t('rules.asked', { moment: words.moment(assessment.trip.requested_at, null) })}
        </Typography>
      </div>
      {assessment.blocks.length > 0 && (
        <Alert severity="error" role="note" title={t('rules.blocks')}>
          <Sentences
            items={assessment.blocks.map(({ reason }, at) => ({ key: `${reason.key} ${at}`, text: say(reason) }))}
          />
        </Alert>
      )}
      <Part title={t('rules.conclusions')}>
        <Sentences items={assessment.conclusions.map((note, at) => ({ key: `${note.key} ${at}`, text: say(note) }))} />
      </Part>
      <Codes tried={tried} />
      <Deadlines tried={tried} />
      <Documents tried={tried} />
      <AirlineFit tried={tried} />
      <Fee tried={tried} />
      <PassengerRights tried={tried} />
      {assessment.flags.length > 0 && (
        <Part title={t('rules.flags')}>
          <Sentences items={assessment.flags.map((flag) => ({ key: flag, text: say(`flag.${flag}`) }))} />
        </Part>
      )}
    </Box>
  );
}
