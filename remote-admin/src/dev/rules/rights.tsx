import { Alert, Box, Typography, useFormat } from '@kindwing/ui';
import { DefinitionList } from '@kindwing/ui/data';
import { useText } from '../../text.ts';
import { Part, Sentences } from './part.tsx';
import type { Tried } from './read-pasted.ts';
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

function Law({ claim }: { claim: Rights['eu'] }) {
  const t = useText();
  const say = useSay();
  const format = useFormat();
  const unknown = t('rules.rights.person');
  const answer = claim.applies === null ? unknown : claim.applies ? t('rules.yes') : t('rules.no');
  const money = (cents: number | null) => (cents === null ? null : format.money(cents, claim.currency));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h4">
        {ruleSets[claim.rule_set]}
      </Typography>
      {claim.review.map((reason) => (
        <Alert key={reason} severity="warning" role="note">
          {say(`rights.review.${reason}`)}
        </Alert>
      ))}
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
  const { rights } = tried.assessment;
  return (
    <Part title={t('rules.rights')} note={t('rules.rights.note')}>
      {rights === null ? (
        <p>{t('rules.rights.none')}</p>
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Law claim={rights.eu} />
          <Law claim={rights.uk} />
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography variant="h4" component="h4">
              {t('rules.rights.care')}
            </Typography>
            <Steps steps={rights.care.steps} />
          </Box>
        </Box>
      )}
    </Part>
  );
}
