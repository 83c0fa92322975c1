import { Alert, Box, Icon, LinkButton, TextLink, useFormat } from '@kindwing/ui';
import { PhoneLink } from '../../forms/shared/phone-link.tsx';
import { useText } from '../../messages/use-text.ts';
import { writeTrip } from '../../trip-link/write-trip.ts';
import { AnswerSection, NextStep } from '../shared/answer-section.tsx';
import { CopyLink } from '../shared/copy-link.tsx';
import { AirlineRules } from './airline-rules.tsx';
import type { CheckedTrip } from './checked-trip.ts';
import { DeadlineList } from './deadline-list.tsx';
import { HelpList } from './help-list.tsx';
import { PaperList } from './paper-list.tsx';
import { serviceOf } from './service-of.ts';
import { TripFee } from './trip-fee.tsx';
import { useTripWords } from './trip-words.ts';

/** What turns on the answers: what won't work, deadlines, papers, help and the airlines' rules. */
function Depending({ checked }: { checked: CheckedTrip }) {
  const t = useText();
  const words = useTripWords(checked);
  const { blocks } = checked.assessment;
  return (
    <>
      {blocks.length > 0 ? (
        <Alert severity="error" role="note" title={t('trip.blocks')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {blocks.map(({ reason }) => (
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
    </>
  );
}

/**
 * Everything that was found out about a trip, most urgent first, and the way on. While questions that decide are open,
 * only what does not depend on them.
 */
export function TripAnswer({ checked, take }: { checked: CheckedTrip; take: boolean }) {
  const t = useText();
  const format = useFormat();
  const { trip, assessment, open } = checked;
  const request = { pathname: '/request-form', search: `?service=${serviceOf(trip)}`, hash: writeTrip(trip) };
  const missed = !open && assessment.deadlines.some(({ state }) => state === 'missed');
  const about = trip.kinds.map((kind) => t(`trip.kind.${kind}`) as string);
  if (trip.returns) about.push(t('trip.andBack', { date: format.date(trip.returns.slice(0, 10)) }));
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
          {about.length > 0 ? `${about.join(' · ')}. ` : ''}
          {open ? `${t('trip.open.part')} ` : ''}
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
      {open ? null : <Depending checked={checked} />}
      <TripFee checked={checked} />
      <NextStep title={t('trip.next')} body={t('trip.next.body')}>
        <LinkButton to={request} size="large" endIcon={<Icon name="arrowRight" />}>
          {t('trip.next.request')}
        </LinkButton>
        <CopyLink />
      </NextStep>
    </AnswerSection>
  );
}
