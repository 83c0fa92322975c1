import { useBackend } from '@kindwing/auth';
import { isBackendError } from '@kindwing/backend/client';
import { Box, Button, Stack, TextLink, Typography } from '@kindwing/ui';
import { ConsentBlock, Form, SubmitButton, useZodForm } from '@kindwing/ui/forms';
import { RichText, useLanguage } from '@kindwing/ui/i18n';
import { useQueryClient } from '@kindwing/ui/query';
import { useNavigate } from '@kindwing/ui/router';
import { useRef } from 'react';
import { useText } from '../../messages/text.ts';
import { failureText } from '../../requests/failure.ts';
import { refreshRequests } from '../../requests/refresh.ts';
import { deliver } from './deliver.ts';
import { ReviewFacts } from './review-facts.tsx';
import { type AskingStep, reviewSchema } from './steps.ts';
import { sentAddress } from './submitted.tsx';
import { toSubmission } from './to-submission.ts';
import type { Wizard } from './use-wizard.ts';

/** Which step mends a field that the backend refused. */
const stepOfField = (field: string): AskingStep =>
  field === 'service_type' ? 'service' : /^(legs|travellers|trip_type)/.test(field) ? 'trip' : 'details';

export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const { language } = useLanguage();
  const client = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const firstAttempt = useRef<string>(undefined);
  const form = useZodForm(reviewSchema, {
    defaultValues: { consent_processing: false, consent_marketing: false },
    messages: t,
  });

  async function send(consents: { consent_processing: boolean; consent_marketing: boolean }) {
    const submission = toSubmission(wizard.draft, consents, language);
    const words = JSON.stringify(submission);
    firstAttempt.current ??= words;
    const { reference, request_id: id, duplicate } = await deliver(client, submission);
    // A repeated key is answered with the first attempt: what was changed since then has not reached anybody.
    const changed = duplicate && words !== firstAttempt.current;
    void refreshRequests(queries);
    wizard.finish();
    navigate(sentAddress({ reference, id, changed }), { replace: true });
  }

  return (
    <Stack spacing={3}>
      <Typography>{t('wizard.review.intro')}</Typography>
      <ReviewFacts draft={wizard.draft} />
      <Form
        form={form}
        label={t('wizard.step.review')}
        onSubmit={send}
        describeFailure={(error) => {
          const failure = failureText(error, t);
          const field = isBackendError(error) && error.kind === 'validation' ? error.field : null;
          const body = field ? (
            <RichText
              text={t('wizard.refused', { step: t(`wizard.step.${stepOfField(field)}`) })}
              parts={{ link: (text) => <TextLink to={`?step=${stepOfField(field)}`}>{text}</TextLink> }}
            />
          ) : (
            `${failure.body} ${failure.retry ? t('wizard.kept') : ''}`
          );
          return { ...failure, title: t('wizard.not_sent'), body };
        }}
      >
        <ConsentBlock
          legend={t('wizard.consent')}
          processing={{ label: t('wizard.consent.processing') }}
          marketing={{ label: t('wizard.consent.marketing') }}
          policy={
            <RichText
              text={t('wizard.consent.privacy')}
              parts={{ link: (text) => <TextLink to="/legal/privacy-policy">{text}</TextLink> }}
            />
          }
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SubmitButton pendingText={t('wizard.sending')}>{t('wizard.submit')}</SubmitButton>
          <Button variant="text" size="large" onClick={() => wizard.goTo('details')}>
            {t('wizard.back')}
          </Button>
        </Box>
      </Form>
    </Stack>
  );
}
