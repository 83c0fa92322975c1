import { PageHeader, PageTitle, Stack, Typography } from '@kindwing/ui';
import { Navigate, useSearchParams } from '@kindwing/ui/router';
import { useEffect, useRef } from 'react';
import { useText } from '../../messages/text.ts';
import { DetailsStep } from './details-step.tsx';
import { reachableStep } from './draft.ts';
import { KeepDraft, RestoredNotice } from './keep-draft.tsx';
import { Progress } from './progress.tsx';
import { ReviewStep } from './review-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { readSent, Submitted } from './submitted.tsx';
import { TripStep } from './trip-step.tsx';
import { useToday, useWantedStep, useWizard } from './use-wizard.ts';

const forms = { service: ServiceStep, trip: TripStep, details: DetailsStep, review: ReviewStep };

/** A new request in four steps. The step is in the address; what was entered stays when one goes back and forth. */
export default function WizardPage() {
  const t = useText();
  const [params] = useSearchParams();
  const today = useToday();
  const wanted = useWantedStep();
  const wizard = useWizard();
  const sent = readSent(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = reachableStep(wanted, wizard.draft, today);

  // Every step but the one that the page began with takes the focus, as a new page does.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const { settle } = wizard;
  const isSent = sent !== null;
  useEffect(() => {
    if (isSent) settle();
  }, [isSent]);

  if (sent) return <Submitted sent={sent} />;
  if (step !== wanted) return <Navigate to={`?step=${step}`} replace />;
  const StepForm = forms[step];
  return (
    <Stack spacing={3} sx={{ maxWidth: 820 }}>
      <PageTitle title={`${t(`wizard.step.${step}`)} · ${t('menu.newRequest')}`} />
      <PageHeader title={t('menu.newRequest')} subtitle={t('wizard.subtitle')} />
      <RestoredNotice wizard={wizard} />
      <Progress current={step} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {t(`wizard.step.${step}`)}
      </Typography>
      {/* A draft that begins anew has another key, and so have its forms. */}
      <StepForm key={`${step}${wizard.draft.key}`} wizard={wizard} />
      {step !== 'review' && <KeepDraft wizard={wizard} />}
    </Stack>
  );
}
