import { say } from '@kindwing/backend/domain/messages';
import {
  actionUntil,
  type Compensation,
  damageComplaintUntil,
  delayComplaintUntil,
  eu2004,
  type Step,
  uk261,
} from '@kindwing/backend/domain/rights';
import { Alert, Box, Icon, LinkButton, TextLink, Typography, useFormat } from '@kindwing/ui';
import { useLanguage } from '@kindwing/ui/i18n';
import type { ReactNode } from 'react';
import { type PublicTextKey, useText } from '../../messages/use-text.ts';
import { AnswerSection, NextStep } from '../shared/answer-section.tsx';
import { CopyLink } from '../shared/copy-link.tsx';
import { Lines, Part } from '../shared/part.tsx';
import { SourceNote } from '../shared/source-note.tsx';
import type { AssessedClaim } from './assessed-claim.ts';
import type { FactName } from './claim.ts';
import { TimeLimits } from './time-limits.tsx';
import { verdictOf } from './verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';

function Steps({ steps }: { steps: readonly Step[] }) {
  const { language } = useLanguage();
  return (
    <Lines>
      {steps.map((step) => (
        <li key={`${step.key} ${JSON.stringify(step.params)}`}>
          {say(step, language)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            ({step.cite})
          </Box>
        </li>
      ))}
    </Lines>
  );
}

function Reviews({ reasons }: { reasons: readonly string[] }) {
  const { language } = useLanguage();
  const t = useText();
  if (reasons.length === 0) return null;
  return (
    <Alert severity="warning" role="note" title={t('claim.review')} sx={{ maxWidth: '72ch' }}>
      {[...new Set(reasons)].map((reason) => (
        <div key={reason}>{say({ key: `rights.review.${reason}` }, language)}</div>
      ))}
    </Alert>
  );
}

/** The questions whose answer decides, in their own words: nothing is assumed where they were left open. */
function Missing({ names }: { names: readonly FactName[] }) {
  const t = useText();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" role="note" title={t('claim.missing')} sx={{ maxWidth: '72ch' }}>
      {names.map((name) => (
        <div key={name}>{t(`claim.${name}` as PublicTextKey)}</div>
      ))}
    </Alert>
  );
}

const lawName = ({ rule_set }: Compensation) => (rule_set === 'uk261' ? 'UK261' : 'EU261');
const sourceOf = ({ rule_set }: Compensation) => (rule_set === 'uk261' ? uk261.source : eu2004.source);

interface LawProps {
  name: string;
  steps: readonly Step[];
  children?: ReactNode;
}

function Law({ name, steps, children }: LawProps) {
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="h4" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Steps steps={steps} />
      {children}
    </Box>
  );
}

/** The estimate and its reasons, what is not owed, what is due on the spot, until when, and how to ask. */
export function ClaimAnswer({ assessed, take }: { assessed: AssessedClaim; take: boolean }) {
  const t = useText();
  const format = useFormat();
  const { claim, eu, uk, us, care, downgrade, baggage, montreal } = assessed;
  const laws = [eu, uk].filter((law) => law !== null);
  const holding = laws.filter(({ applies }) => applies !== false);
  const others = laws.filter(({ applies }) => applies === false);
  // Care alone turns on the delay at departure: it is asked where care is told.
  const missing = assessed.missing.filter((name) => name !== 'waited');
  const missingForCare = assessed.missing.filter((name) => name === 'waited');
  const reviews = [
    ...holding.flatMap(({ review }) => review),
    ...(us?.review ?? []),
    ...(baggage?.review ?? []),
  ].filter((reason) => reason !== 'facts_missing' || missing.length === 0);
  const { bag, delivered } = claim.facts;
  const complaint =
    delivered && bag !== 'lost'
      ? bag === 'damaged'
        ? damageComplaintUntil(delivered)
        : delayComplaintUntil(delivered)
      : null;
  return (
    <AnswerSection
      id="claim-answer"
      take={take}
      title={`${claim.stops.join(' → ')}, ${format.date(claim.date ?? '')}`}
      summary={`${t(`claim.what.${claim.what}`)}${claim.carrier === '' ? '' : ` · ${assessed.operator.name}`}`}
    >
      <VerdictPanel verdict={verdictOf(assessed)} />
      <Missing names={missing} />
      <Reviews reasons={reviews} />
      {holding.length > 0 || us || downgrade || baggage ? (
        <Part title={t('claim.why')} icon="info">
          {holding.map((law) => (
            <Law key={law.rule_set} name={lawName(law)} steps={law.steps}>
              <SourceNote source={sourceOf(law)} of="law" />
            </Law>
          ))}
          {holding.length > 1 ? <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('claim.once')}</Typography> : null}
          {downgrade ? <Law name={t('claim.what.downgrade')} steps={downgrade.steps} /> : null}
          {us ? <Law name={t('claim.law.us')} steps={us.steps} /> : null}
          {baggage ? <Law name={t('claim.law.baggage')} steps={baggage.steps} /> : null}
        </Part>
      ) : null}
      <Part title={t('claim.not')} icon="minus">
        <Lines>
          {others.map((law) => (
            <li key={law.rule_set}>
              <strong>{lawName(law)}:</strong> <Sentence steps={law.steps} />
            </li>
          ))}
          {claim.what === 'downgrade' && !downgrade ? <li>{t('claim.not.downgrade')}</li> : null}
          {claim.what === 'baggage' ? <li>{t('claim.not.baggage')}</li> : <li>{t('claim.not.distress')}</li>}
        </Lines>
      </Part>
      {care ? (
        <Part title={t('claim.care')} icon="heart" note={t('claim.care.note')}>
          {care.steps.length > 0 ? <Steps steps={care.steps} /> : null}
          <Missing names={missingForCare} />
        </Part>
      ) : null}
      {montreal && claim.what !== 'downgrade' ? (
        <Part title={t('claim.montreal')} icon="globe">
          <Typography sx={{ maxWidth: '72ch' }}>
            {t(claim.what === 'baggage' ? 'claim.montreal.baggage' : 'claim.montreal.delay', {
              sdr: format.number(claim.what === 'baggage' ? montreal.baggage_sdr : montreal.passenger_delay_sdr),
            })}
          </Typography>
          <SourceNote source={montreal.source} of="law" />
        </Part>
      ) : null}
      <TimeLimits
        courts={assessed.courts}
        complaint={complaint}
        action={montreal || baggage ? actionUntil(assessed.arrivalDate) : null}
        bag={claim.what === 'baggage'}
      />
      <Part title={t('claim.how')} icon="send">
        <Box component="ol" sx={{ m: 0, pl: 2.75, display: 'grid', gap: 1.25, maxWidth: '68ch' }}>
          <li>{t(claim.what === 'baggage' ? 'claim.how.bag' : 'claim.how.keep')}</li>
          <li>{t('claim.how.write')}</li>
          <li>{t('claim.how.wait')}</li>
          <li>{t('claim.how.escalate')}</li>
        </Box>
      </Part>
      <NextStep
        title={t('claim.next')}
        body={
          <>
            {t('claim.next.body')} <TextLink to="/sos">{t('claim.next.sos')}</TextLink>
          </>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to="/request-form?service=other" size="large" endIcon={<Icon name="arrowRight" />}>
            {t('claim.next.request')}
          </LinkButton>
          <LinkButton to="/contact" size="large" variant="outlined">
            {t('claim.next.contact')}
          </LinkButton>
        </Box>
        <CopyLink />
      </NextStep>
    </AnswerSection>
  );
}

function Sentence({ steps }: { steps: readonly Step[] }) {
  const { language } = useLanguage();
  return steps.map((step) => `${say(step, language)} (${step.cite})`).join(' ');
}
