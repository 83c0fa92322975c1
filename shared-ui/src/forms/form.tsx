import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUiText } from '../messages/use-ui-text.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FailureBanner, type FailureText } from './failure-banner.tsx';
import { Hint } from './field-frame.tsx';
import { FormContext, type FormState } from './form-context.ts';
import { useFieldNames } from './use-field-names.ts';
import { useSubmission } from './use-submission.ts';
import type { ZodForm } from './use-zod-form.ts';

export interface FormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /** sends the parsed values; what it throws becomes the failure banner (or field errors, if a `FieldProblem`) */
  onSubmit: (values: Output) => unknown;
  /** words for what `onSubmit` threw; the house's general ones when left out or undefined */
  describeFailure?: (error: unknown) => FailureText | undefined;
  onFailure?: (error: unknown) => void;
  children: ReactNode;
  /** names the form where a page has several */
  label?: string;
  /** explains the asterisk; off for forms without required fields */
  requiredNote?: boolean;
  /** where a browser without scripts posts to; with scripts, its fields' `maxLength` cuts nothing and the schema judges */
  action?: string;
  method?: 'get' | 'post';
  id?: string;
}

const Element = styled('form')({ display: 'flex', flexDirection: 'column', gap: 22, minWidth: 0 });

/**
 * A form that a worried person can finish: errors at their fields and in a summary that takes the focus; a failed send
 * keeps every word and offers another; a second click while sending does nothing.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const {
    form: zodForm,
    onSubmit,
    describeFailure,
    onFailure,
    children,
    label,
    requiredNote = true,
    action,
    method,
    id,
  } = props;
  const t = useUiText();
  const summary = useRef<HTMLDivElement>(null);
  const { form, errorOf } = zodForm;
  const { idOf, announce, inOrder, groupsOf } = useFieldNames();
  const { pending, failure, refused, submit } = useSubmission({ form, onSubmit, onFailure });

  // Scripts do the checking once they run; before that, the browser's own checks hold.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  const wide = form as unknown as UseFormReturn;
  const cutsText = action === undefined || !scripted;
  const state: FormState = useMemo(
    () => ({ form: wide, errorOf, idOf, announce, pending, cutsText }),
    [wide, errorOf, idOf, announce, pending, cutsText],
  );
  const entries = inOrder().flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ id: idOf(name), message, place: groupsOf(name).join(', ') }] : [];
  });

  // `refused` counts: each refused send moves the focus once, also when the errors are the same. The errors are drawn
  // a moment after the refusal, so the summary is awaited.
  const answered = useRef(0);
  useEffect(() => {
    if (refused === answered.current || (refused > 0 && !summary.current)) return;
    answered.current = refused;
    if (refused > 0) summary.current?.focus();
  });

  // Like the refused one it has to be seen, and not under the toast that speaks of it too.
  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) failed.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);

  return (
    <FormContext value={state}>
      <Element
        id={id}
        noValidate={scripted}
        aria-label={label}
        action={action}
        method={method}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit();
        }}
      >
        {requiredNote ? <Hint>{t('form.requiredNote', { mark: '*' })}</Hint> : null}
        {refused > 0 ? <ErrorSummary ref={summary} entries={entries} /> : null}
        {children}
        {failure ? (
          <div ref={failed} style={{ scrollMarginBottom: 200 }}>
            <FailureBanner text={describeFailure?.(failure.error)} pending={pending} />
          </div>
        ) : null}
      </Element>
    </FormContext>
  );
}
