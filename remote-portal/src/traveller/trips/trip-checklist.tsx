import { useHost } from '@kindwing/contract';
import { Box, Icon, TextLink, Typography, useFormat } from '@kindwing/ui';
import { RichText } from '@kindwing/ui/i18n';
import { useId } from 'react';
import { useText } from '../../messages/text.ts';
import { tripSteps } from './trip-times.ts';

interface TripChecklistProps {
  departsAt: string;
  /** the first airport's: there these times are kept */
  timeZone: string;
  now: number;
}

/** What to do when, in the local time of the airport where the trip begins. A step whose time has come says so. */
export function TripChecklist({ departsAt, timeZone, now }: TripChecklistProps) {
  const t = useText();
  const { dateTime } = useFormat();
  const { supportPhone } = useHost();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ width: '100%' }}>
      <Typography variant="h6" component="h3" id={headingId} gutterBottom>
        {t('trips.todo')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {tripSteps(departsAt, now).map(({ step, at, past }) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 1.5 }}>
            <Box sx={{ flexShrink: 0, color: past ? 'text.secondary' : 'primary.main' }}>
              <Icon name={past ? 'dot' : 'clock'} />
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                <time dateTime={at}>{dateTime(at, { timeZone, zoneName: true })}</time>
                {past && ` · ${t('trips.past')}`}
              </Typography>
              <Typography>{t(`trips.step.${step}`)}</Typography>
            </div>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>{t('trips.assistance')}</Typography>
      <Typography sx={{ mt: 2 }}>
        <RichText
          text={t('trips.trouble', { phone: supportPhone })}
          parts={{
            call: (number) => (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                <TextLink href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</TextLink>
              </Box>
            ),
            sos: (words) => <TextLink to="/sos">{words}</TextLink>,
          }}
        />
      </Typography>
    </Box>
  );
}
