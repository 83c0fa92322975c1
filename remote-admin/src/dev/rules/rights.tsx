import { Alert, Box, Typography, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part, Sentences } from './part.tsx';
import type { Tried } from './read-pasted.ts';
import { SourceLine } from './source-line.tsx';
import { type Note, useSay } from './use-say.ts';

type Rights = NonNullable<Tried['assessment']['rights']>;
type Step = Note & { cite: string };

const ruleSets = { 'eu261@2004': 'EU261', 'eu261@2027': 'EU261 (2027)', uk261: 'UK261' } as const;

function Steps({ steps }: { steps: readonly Step[] }) {
  const say = useSay();
  return (
    <Sentences
      items={steps.map((step, index) => ({
        key: `${step.key} ${index}`,
        text: (
          <>
            {say(step)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              [{step.cite}]
            </Box>
          </>
        ),
      }))}
    />
  );
}

interface ChapterProps {
  title: string;
  steps: readonly Step[];
  review?: readonly string[];
}

/** A part of the law without an amount of its own: what a person must look at, and the steps. */
function Chapter({ title, steps, review = [] }: ChapterProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h4">
        {title}
      </Typography>
      <Review reasons={review} />
      <Steps steps={steps} />
    </Box>
  );
}

function Review({ reasons }: { reasons: readonly string[] }) {
  const say = useSay();
  return reasons.map((reason) => (
    <Alert key={reason} severity="warning" role="note">
      {say(`rights.review.${reason}`)}
    </Alert>
  ));
}

function Law({ claim }: { claim: Rights['eu'] }) {
  const t = useText();
  const format = useFormat();
  const unknown = t('rules.rights.person');
  const answer = claim.applies === null ? unknown : claim.applies ? t('rules.yes') : t('rules.no');
  const money = (cents: number | null) => (cents === null ? null : format.money(cents, claim.currency));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h4">
        {ruleSets[claim.rule_set]}
      </Typography>
      <Review reasons={claim.review} />
      <DefinitionList
        items={[
          { term: t('rules.rights.applies'), value: answer },
          {
            term: t('rules.rights.amount'),
            value: claim.applies === false ? null : (money(claim.amount_cents) ?? unknown),
          },
          { term: t('rules.rights.reducible'), value: money(claim.reducible_to_cents) },
          { term: t('rules.rights.distance'), value: `${format.number(Math.round(claim.distance.km))} km` },
        ]}
      />
      <Steps steps={claim.steps} />
    </Box>
  );
}

/** What the passenger may claim after what happened, each step with its citation. */
export function PassengerRights({ tried }: { tried: Tried }) {
  const t = useText();
  const format = useFormat();
  const { rights, baggage } = tried.assessment;
  return (
    <Part title={t('rules.rights')} note={t('rules.rights.note')}>
      {rights === null && baggage === null && <p>{t('rules.rights.none')}</p>}
      {rights !== null && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Law claim={rights.eu} />
          <Law claim={rights.uk} />
          <Chapter title={t('rules.rights.care')} steps={rights.care.steps} />
          {rights.us && <Chapter title={t('rules.rights.us')} steps={rights.us.steps} review={rights.us.review} />}
          {rights.downgrade && <Chapter title={t('rules.rights.downgrade')} steps={rights.downgrade.steps} />}
          <Box>
            <Typography variant="h4" component="h4" sx={{ mb: 1.5 }}>
              {t('rules.rights.courts')}
            </Typography>
            <Sentences
              items={rights.time_limits.map(({ country, until, source }) => ({
                key: country,
                text: (
                  <>
                    {country}: {until === null ? t('rules.rights.person') : format.date(until)}
                    {source && <SourceLine source={source} />}
                  </>
                ),
              }))}
            />
          </Box>
        </Box>
      )}
      {baggage && (
        <Box sx={{ mt: rights === null ? 0 : 3 }}>
          <Chapter title={t('rules.rights.baggage')} steps={baggage.steps} review={baggage.review} />
        </Box>
      )}
    </Part>
  );
}
