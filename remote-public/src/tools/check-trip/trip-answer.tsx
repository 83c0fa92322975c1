import { feeCents } from '@kindwing/backend/domain/fees';
import { Alert, Box, Icon, LinkButton, TextLink, Typography, useFormat } from '@kindwing/ui';
import { useEffect, useRef } from 'react';
import { PhoneLink } from '../../forms/shared/phone-link.tsx';
import { useText } from '../../messages/use-text.ts';
import { writeTrip } from '../../trip-link/write-trip.ts';
import { CopyLink } from '../shared/copy-link.tsx';
import { Part } from '../shared/part.tsx';
import { AirlineRules } from './airline-rules.tsx';
import type { CheckedTrip } from './checked-trip.ts';
import { DeadlineList } from './deadline-list.tsx';
import { HelpList } from './help-list.tsx';
import { PaperList } from './paper-list.tsx';
import { serviceOf } from './service-of.ts';
import { useTripWords } from './trip-words.ts';

function Fee({ checked: { tiers, assessment } }: { checked: CheckedTrip }) {
  const t = useText();
  const { money, duration } = useFormat();
  const [low, high] = tiers;
  if (!low) return null;
  const minutes = Math.max(assessment.fee.flight_minutes.outbound, assessment.fee.flight_minutes.return);
  return (
    <Part title={t('trip.fee')} icon="invoice">
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
        {t(`fee.${low}.title`)}: {money(feeCents[low])}
        {high ? ` · ${t('trip.fee.or')} ${t(`fee.${high}.title`)}: ${money(feeCents[high])}` : ''}
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '66ch' }}>
        {t(`trip.fee.reason.${assessment.fee.reason}`, { duration: duration(Math.round(minutes / 5) * 5) })}{' '}
        {t('trip.fee.never')}
      </Typography>
    </Part>
  );
}

/** Everything that was found out about a trip, most urgent first, and the way on. */
export function TripAnswer({ checked, take }: { checked: CheckedTrip; take: boolean }) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords(checked);
  const { trip, assessment } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked hears or sees the answer; whoever came by a link begins at the top of the page.
  useEffect(() => {
    if (take) heading.current?.focus();
  }, [take]);
  const request = { pathname: '/request-form', search: `?service=${serviceOf(trip)}`, hash: writeTrip(trip) };
  const missed = assessment.deadlines.some(({ state }) => state === 'missed');
  return (
    <Box
      component="section"
      aria-labelledby="trip-answer"
      sx={{
        display: 'grid',
        gap: 5,
        minWidth: 0,
        pt: { xs: 4, md: 5 },
        borderTop: '3px dotted',
        borderColor: 'house.accent',
      }}
    >
      <div>
        <Typography
          id="trip-answer"
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ outline: 'none', scrollMarginTop: 96, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          <span>{trip.stops.join(' → ')}</span>
          <span>{format.date((trip.departs ?? '').slice(0, 10))}</span>
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '66ch' }}>
          {trip.kinds.map((kind) => t(`trip.kind.${kind}`)).join(' · ')}
          {trip.returns ? ` · ${t('trip.andBack', { date: format.date(trip.returns.slice(0, 10)) })}` : ''}.{' '}
          {t('trip.estimate')}
        </Typography>
      </div>
      {checked.past ? (
        <Alert severity="warning" role="note" title={t('trip.past.title')}>
          {t('trip.past.body')} <TextLink to="/compensation">{t('tools.compensation.title')}</TextLink>
        </Alert>
      ) : missed ? (
        <Alert severity="warning" role="note" title={t('trip.late.title')}>
          {t('trip.late.body')} <PhoneLink />
        </Alert>
      ) : null}
      {assessment.blocks.length > 0 ? (
        <Alert severity="error" role="note" title={t('trip.blocks')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {assessment.blocks.map(({ reason }) => (
              <li key={`${reason.key} ${JSON.stringify(reason.params)}`}>{words.say(reason)}</li>
            ))}
          </Box>
          {t('trip.blocks.note')}
        </Alert>
      ) : null}
      <DeadlineList checked={checked} />
      <PaperList checked={checked} />
      <HelpList checked={checked} />
      <AirlineRules checked={checked} />
      <Fee checked={checked} />
      <Box
        sx={{ p: { xs: 3, sm: 4 }, bgcolor: 'house.primaryWash', borderRadius: '22px 72px 22px 22px', maxWidth: 780 }}
      >
        <Typography variant="h3">{t('trip.next')}</Typography>
        <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '60ch' }}>{t('trip.next.body')}</Typography>
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
          <LinkButton to={request} size="large" endIcon={<Icon name="arrowRight" />}>
            {t('trip.next.request')}
          </LinkButton>
          <CopyLink />
        </Box>
      </Box>
    </Box>
  );
}
