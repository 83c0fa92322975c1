import { say } from '@kindwing/backend/domain/messages';
import { causes } from '@kindwing/backend/domain/rights';
import { Box } from '@kindwing/ui';
import {
  DateTimeField,
  FieldRow,
  RadioField,
  RequiredMark,
  SelectField,
  TextField,
  useWatched,
} from '@kindwing/ui/forms';
import { useLanguage } from '@kindwing/ui/i18n';
import { type PublicTextKey, useText } from '../../messages/use-text.ts';
import { bagFates, currencies, type FactName, factKinds, factsOf } from './claim.ts';
import { isRequired } from './claim-values.ts';
import type { Happening } from './happenings.ts';

/** Facts that only count once another one is so. */
const conditions: Partial<Record<FactName, { readonly fact: FactName; readonly is: string }>> = {
  early: { fact: 'offered', is: 'yes' },
  arrived: { fact: 'offered', is: 'yes' },
};

const hints: Partial<Record<FactName, PublicTextKey>> = {
  late: 'claim.late.hint',
  told: 'claim.told.hint',
  cause: 'claim.cause.hint',
  helped: 'claim.helped.hint',
  volunteered: 'claim.volunteered.hint',
  fare: 'claim.fare.hint',
  bag_fee: 'claim.bag_fee.hint',
};

function Duration({ name, required }: { name: FactName; required: boolean }) {
  const t = useText();
  const hint = hints[name];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 600 }}>
        {t(`claim.${name}` as PublicTextKey)}
        {required ? <RequiredMark /> : null}
      </Box>
      {hint ? <Box sx={{ mb: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>{t(hint)}</Box> : null}
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(2, minmax(0, 7.5rem))',
            // Said of both fields and tied to the first: it takes the room under both and beside them.
            '& [id$="-error"]': { width: '100cqi' },
          }}
        >
          <TextField name={`hours.${name}`} label={t('claim.hours')} inputMode="numeric" maxLength={3} />
          <TextField name={`minutes.${name}`} label={t('claim.minutes')} inputMode="numeric" maxLength={3} />
        </Box>
      </Box>
    </Box>
  );
}

/** The delay, told as a length or by the two times on the arrival's clock. */
function Late() {
  const t = useText();
  const by = useWatched('delay_by');
  return (
    <>
      <RadioField
        name="delay_by"
        label={t('claim.delay_by')}
        options={[
          { value: 'length', label: t('claim.delay_by.length') },
          { value: 'times', label: t('claim.delay_by.times') },
        ]}
      />
      {by === 'times' ? (
        <FieldRow most={2}>
          <DateTimeField name="planned" label={t('claim.planned')} hint={t('claim.planned.hint')} />
          <DateTimeField name="real" label={t('claim.real')} hint={t('claim.real.hint')} />
        </FieldRow>
      ) : (
        <Duration name="late" required />
      )}
    </>
  );
}

function FactField({ name }: { name: FactName }) {
  const t = useText();
  const { language } = useLanguage();
  const condition = conditions[name];
  const facts = (useWatched('facts') ?? {}) as Partial<Record<FactName, string>>;
  if (condition && facts[condition.fact] !== condition.is) return null;
  const required = isRequired(name, facts);
  if (name === 'late') return <Late />;
  const kind = factKinds[name];
  if (kind === 'minutes') return <Duration name={name} required={required} />;
  const hint = hints[name];
  const shared = { name: `facts.${name}`, label: t(`claim.${name}` as PublicTextKey), hint: hint && t(hint), required };
  if (kind === 'date') return <DateTimeField {...shared} kind="date" />;
  if (kind === 'days' || kind === 'money' || kind === 'hours')
    return <TextField {...shared} inputMode="numeric" maxLength={6} />;
  const options = {
    yes_no: [
      { value: 'yes', label: t('tools.yes') },
      { value: 'no', label: t('tools.no') },
    ],
    cause: Object.keys(causes).map((cause) => ({ value: cause, label: say({ key: `cause.${cause}` }, language) })),
    currency: currencies.map((value) => ({ value, label: t(`claim.currency.${value}`) })),
    bag: bagFates.map((value) => ({ value, label: t(`claim.bag.${value}`) })),
  }[kind];
  return <SelectField {...shared} options={options} placeholder={t(required ? 'tools.choose' : 'tools.notSaid')} />;
}

/** What has to be known of what happened; what is not known can be left open. */
export function FactFields({ what }: { what: Happening }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.75 }}>
      {factsOf[what].map((name) => (
        <FactField key={`${what} ${name}`} name={name} />
      ))}
    </Box>
  );
}
