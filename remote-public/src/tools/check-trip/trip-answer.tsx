import { feeCents } from '@kindwing/backend/domain/fees';
import { Alert, Box, Icon, LinkButton, TextLink, Typography, useFormat } from '@kindwing/ui';
import { PhoneLink } from '../../forms/shared/phone-link.tsx';
import { useText } from '../../messages/use-text.ts';
import { writeTrip } from '../../trip-link/write-trip.ts';
import { AnswerSection, NextStep } from '../shared/answer-section.tsx';
import { CopyLink } from '../shared/copy-link.tsx';
import { decidingMinutes } from '../shared/fee-tiers.ts';
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
  return (
    <Part title={t('trip.fee')} icon="invoice">
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
        {t(`fee.${low}.title`)}: {money(feeCents[low])}
        {high ? ` ${t('trip.fee.or')} ${t(`fee.${high}.title`)}: ${money(feeCents[high])}` : ''}
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '66ch' }}>
        {t(`trip.fee.reason.${assessment.fee.reason}`, {
          duration: duration(Math.round(decidingMinutes(assessment.fee) / 5) * 5),
        })}{' '}
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
  const request = { pathname: '/request-form', search: `?service=${serviceOf(trip)}`, hash: writeTrip(trip) };
  const missed = assessment.deadlines.some(({ state }) => state === 'missed');
  return (
    <AnswerSection
      id="trip-answer"
      take={take}
      title={
        <>
          <span>{trip.stops.join(' → ')},</span>
          <span>{format.date((trip.departs ?? '').slice(0, 10))}</span>
        </>
      }
      summary={
        <>
          {trip.kinds.map((kind) => t(`trip.kind.${kind}`)).join(' · ')}
          {trip.returns ? ` · ${t('trip.andBack', { date: format.date(trip.returns.slice(0, 10)) })}` : ''}.{' '}
          {t('trip.estimate')}
        </>
      }
    >
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
      <NextStep title={t('trip.next')} body={t('trip.next.body')}>
        <LinkButton to={request} size="large" endIcon={<Icon name="arrowRight" />}>
          {t('trip.next.request')}
        </LinkButton>
        <CopyLink />
      </NextStep>
    </AnswerSection>
  );
}
