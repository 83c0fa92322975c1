import { useBackend } from '@kindwing/auth';
import { assessRequest, bookRequest } from '@kindwing/backend/client';
import { Typography, toast } from '@kindwing/ui';
import { Form, SubmitButton, TextArea, TextField, useZodForm } from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { z } from 'zod';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { failureText } from '../requests/failure.ts';

const ticket = /^\d{3}-?\d{10}$/;

const schema = z.object({
  pnr: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/, 'staff.book.pnr_error'),
  tickets: z
    .string()
    .transform((text) =>
      text
        .split(/[\n,;]+/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((numbers) => numbers.every((number) => ticket.test(number)), 'staff.book.tickets_error'),
});

interface BookDialogProps {
  requestId: string;
  open: boolean;
  onClose: () => void;
}

/** What the airline gave: the PNR, and the tickets once they are issued. */
export function BookDialog({ requestId, open, onClose }: BookDialogProps) {
  const t = useText();
  const client = useBackend();
  const book = useRequestAction(bookRequest, { silent: true });
  const form = useZodForm(schema, { defaultValues: { pnr: '', tickets: '' }, messages: t });
  return (
    <Dialog open={open} onClose={onClose} title={t('staff.book.title')}>
      <Typography sx={{ mb: 2 }}>{t('staff.book.body')}</Typography>
      <Form
        form={form}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async ({ pnr, tickets }) => {
          await book.mutateAsync([requestId, { pnr, ticket_numbers: tickets }]);
          // Some deadlines count from the booking. The page offers to have it done again.
          assessRequest(client, requestId).catch(() => undefined);
          toast({ title: t('staff.booked'), tone: 'success' });
          onClose();
        }}
      >
        <TextField
          name="pnr"
          label={t('staff.book.pnr')}
          hint={t('staff.book.pnr_hint')}
          maxLength={6}
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextArea name="tickets" label={t('staff.book.tickets')} hint={t('staff.book.tickets_hint')} rows={3} />
        <SubmitButton pendingText={t('staff.book.pending')}>{t('staff.book.submit')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
