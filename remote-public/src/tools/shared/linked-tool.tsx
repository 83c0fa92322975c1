import { Alert, Box, VisuallyHidden } from '@kindwing/ui';
import { Form, SubmitButton, type ZodForm } from '@kindwing/ui/forms';
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text.ts';
import type { Outcome } from './outcome.ts';
import { ToAnswer } from './to-answer.tsx';

export interface LinkedToolProps<Input extends object, Output, Answer> {
  form: ZodForm<Input & Record<string, unknown>, Output>;
  onSubmit: (values: Output) => unknown;
  label: string;
  submit: string;
  /** Parts of the link that could not be read, in words. */
  unread: readonly string[];
  /** What the link leaves open, and that nothing is said before it is answered. */
  open?: ReactNode;
  outcome: Outcome<Answer>;
  /** The id of the answer's heading; null for an answer that says only what is wrong. */
  heading: string | null;
  /** What a screen reader hears once the answer stands. */
  ready: string;
  fields: ReactNode;
  /** @param run 0: a link asked; from 1 on somebody did, and the answer takes the focus */
  answer: (answer: Answer, run: number) => ReactNode;
}

/** A tool's form and, below it, what it found. */
export function LinkedTool<Input extends object, Output, Answer>(props: LinkedToolProps<Input, Output, Answer>) {
  const { form, onSubmit, label, submit, unread, open, outcome, heading, ready, fields, answer } = props;
  const t = useText();
  const answered = outcome.kind === 'answered' ? outcome : null;
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Box sx={{ maxWidth: 780 }}>
        {unread.length > 0 ? (
          <Alert severity="warning" title={t('tools.unread.title')} sx={{ mb: 3 }}>
            {t('tools.unread.body', { list: unread.join(', ') })}
          </Alert>
        ) : null}
        {open ? <Box sx={{ mb: 3 }}>{open}</Box> : null}
        {heading && answered?.run === 0 ? <ToAnswer id={heading} /> : null}
        <Form
          form={form}
          onSubmit={onSubmit}
          label={label}
          describeFailure={() => ({ title: t('tools.failed.title'), body: t('tools.failed.body'), retry: false })}
        >
          {fields}
          <div>
            <SubmitButton pendingText={t('tools.checking')}>{submit}</SubmitButton>
          </div>
        </Form>
      </Box>
      {outcome.kind === 'failed' ? (
        <Alert severity="error" title={t('tools.failed.title')}>
          {t('tools.failed.body')}
        </Alert>
      ) : null}
      {answered ? answer(answered.answer, answered.run) : null}
      <VisuallyHidden role="status">{answered && heading ? ready : ''}</VisuallyHidden>
    </Box>
  );
}
