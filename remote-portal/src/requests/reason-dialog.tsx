import { reasonSchema } from '@kindwing/backend/domain';
import { Typography } from '@kindwing/ui';
import { Form, SubmitButton, TextArea, useZodForm } from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { useText } from '../messages/text.ts';
import { type Failure, failureText } from './failure.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  body: string;
  submitText: string;
  label: string;
  hint?: string;
  danger?: boolean;
  /** words for a refusal; the portal's general ones when left out */
  describeFailure?: (error: unknown) => Pick<Failure, 'title' | 'body'>;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<unknown>;
}

/** A step that a person must give a reason for. */
export function ReasonDialog({
  open,
  title,
  body,
  submitText,
  label,
  hint,
  danger,
  describeFailure,
  onClose,
  onSubmit,
}: ReasonDialogProps) {
  const t = useText();
  const form = useZodForm(reasonSchema, { defaultValues: { reason: '' }, messages: t });
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      <Typography sx={{ mb: 2 }}>{body}</Typography>
      <Form
        form={form}
        requiredNote={false}
        describeFailure={describeFailure ?? ((error) => failureText(error, t))}
        onSubmit={async ({ reason }) => {
          await onSubmit(reason);
          form.reset({ reason: '' });
          onClose();
        }}
      >
        <TextArea name="reason" label={label} hint={hint} rows={3} required />
        <SubmitButton color={danger ? 'error' : 'primary'}>{submitText}</SubmitButton>
      </Form>
    </Dialog>
  );
}
