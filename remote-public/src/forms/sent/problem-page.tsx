import { Box, TextLink, Typography, useFormat } from '@kindwing/ui';
import type { ReactNode } from 'react';
import type { PublicTextKey } from '../../messages/use-text.ts';
import { useText } from '../../messages/use-text.ts';
import { PHONE_MARK, WithPhone } from '../shared/with-phone.tsx';
import { SentFrame } from './sent-frame.tsx';

interface PostedForm {
  name: 'contact' | 'sos' | 'request';
  title: PublicTextKey;
  to: string;
  /** in the form's order: the field, its label, what is said when it is wrong, its longest text */
  fields: readonly (readonly [field: string, label: PublicTextKey, wrong: PublicTextKey, most?: number])[];
}

const name = ['name', 'form.name', 'error.name_required', 200] as const;
const email = ['email', 'form.email', 'error.email_invalid'] as const;
const forms: readonly PostedForm[] = [
  {
    name: 'contact',
    title: 'contact.title',
    to: '/contact',
    fields: [
      name,
      email,
      ['subject', 'form.subject', 'error.subject_required', 200],
      ['message', 'form.message', 'error.message_required', 10_000],
      ['consent_processing', 'form.consent.legend', 'error.consent.contact'],
    ],
  },
  {
    name: 'sos',
    title: 'sos.title',
    to: '/sos',
    fields: [
      name,
      ['phone', 'form.phone', 'error.phone_required', 40],
      email,
      ['location', 'sos.location', 'error.location_required', 500],
      ['needs', 'sos.needs', 'error.needs_required', 10_000],
      ['consent_processing', 'form.consent.legend', 'error.consent.sos'],
    ],
  },
  {
    name: 'request',
    title: 'request.title',
    to: '/request-form',
    fields: [
      name,
      email,
      ['phone', 'form.phoneOptional', 'form.phone.help', 40],
      ['service_type', 'request.serviceType', 'error.service_type_required'],
      ['message', 'request.message', 'error.details_required', 10_000],
      ['consent_processing', 'form.consent.legend', 'error.consent.request'],
    ],
  },
];
const reasons = ['too-many', 'too-long', 'unavailable', 'unknown'] as const;

/** Where the address names one part (`#contact-email`), the others step back: no script is needed for that. */
const onlyTheNamed = {
  display: 'grid',
  gap: 3,
  width: '100%',
  '&:has(:target) > section:not(:target):not(:has(:target))': { display: 'none' },
  '& :target': { scrollMarginTop: 320 },
  '& li:target, & section:target': {
    outline: '3px solid',
    outlineColor: 'house.accentText',
    outlineOffset: '6px',
    borderRadius: '4px',
  },
} as const;

/** `/sent/problem`: what was wrong with a posted form, and how to mend it without losing a word. */
export default function ProblemPage() {
  const t = useText();
  const { number } = useFormat();
  const withPhone = (key: PublicTextKey): ReactNode => <WithPhone text={t(key, { phone: PHONE_MARK })} />;
  return (
    <SentFrame title={t('sent.problem.title')}>
      <strong>{t('sent.problem.back')}</strong>
      <div>{withPhone('sent.problem.urgent')}</div>
      <Box sx={onlyTheNamed}>
        {reasons.map((reason) => (
          <section key={reason} id={reason}>
            <Typography variant="h4" component="h2">
              {t(`sent.problem.${reason}.title`)}
            </Typography>
            {withPhone(`sent.problem.${reason}.body`)}
          </section>
        ))}
        {forms.map((form) => (
          <section key={form.name} id={form.name}>
            <Typography variant="h4" component="h2">
              {t('sent.problem.form', { form: t(form.title) })}
            </Typography>
            <Box component="ul" sx={{ pl: 2.5, my: 1, '& li': { mb: 0.75 } }}>
              {form.fields.map(([field, label, wrong, most]) => (
                <li key={field} id={`${form.name}-${field}`}>
                  <strong>{t(label)}</strong>: {t(wrong)}{' '}
                  {most ? t('sent.problem.limit', { count: number(most) }) : null}
                </li>
              ))}
            </Box>
            <TextLink to={form.to} aria-label={`${t('sent.problem.open')}: ${t(form.title)}`}>
              {t('sent.problem.open')}
            </TextLink>
          </section>
        ))}
      </Box>
    </SentFrame>
  );
}
