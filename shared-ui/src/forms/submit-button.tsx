import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUiText } from '../messages/use-ui-text.ts';
import { useFormState } from './form-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading' | 'onClick'> & {
  /** what it says while sending */
  pendingText?: string;
};

/**
 * Sends its form. While sending it keeps its place in the order of focus (`aria-disabled`, not `disabled`), and the form
 * itself ignores a second send.
 */
export function SubmitButton({ pendingText, children, startIcon, ...rest }: SubmitButtonProps) {
  const t = useUiText();
  const { pending } = useFormState();
  const words = pendingText ?? t('form.sending');
  return (
    <>
      <Button
        size="large"
        {...rest}
        type="submit"
        aria-disabled={pending || undefined}
        startIcon={pending ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      >
        {pending ? words : children}
      </Button>
      <VisuallyHidden role="status">{pending ? words : ''}</VisuallyHidden>
    </>
  );
}
