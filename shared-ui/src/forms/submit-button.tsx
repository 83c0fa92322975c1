import { Button, type ButtonProps } from '../actions/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { useFormState } from './form-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading' | 'onClick'> & {
  /** what it says while sending */
  pendingText?: string;
};

/** Sends its form, and says so while it does. The form itself ignores a second send. */
export function SubmitButton({ pendingText, children, ...rest }: SubmitButtonProps) {
  const t = useUiText();
  const { pending } = useFormState();
  const words = pendingText ?? t('form.sending');
  return (
    <>
      <Button size="large" {...rest} type="submit" loading={pending}>
        {pending ? words : children}
      </Button>
      <VisuallyHidden role="status">{pending ? words : ''}</VisuallyHidden>
    </>
  );
}
