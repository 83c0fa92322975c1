import { type Invoice, recordPayment } from '@kindwing/backend/client';
import { paymentNote } from '@kindwing/backend/domain';
import { toast, useFormat } from '@kindwing/ui';
import { Form, SelectField, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { useState } from 'react';
import { z } from 'zod';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { failureText } from '../requests/failure.ts';
import { readEuros, writeEuros } from './composer/draft.ts';

const methods = ['card', 'bank_transfer', 'cash', 'voucher'] as const;

const schema = (open: number) =>
  z.object({
    amount: z
      .string()
      .refine((text) => (readEuros(text) ?? 0) > 0, 'composer.error.fare')
      .transform((text) => readEuros(text) ?? 0)
      .refine((cents) => cents <= open, 'staff.payment.too_much'),
    method: z.enum(methods),
    reference: paymentNote(120),
  });

interface PaymentDialogProps {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

export function PaymentDialog({ invoice, open, onClose }: PaymentDialogProps) {
  const t = useText();
  const { locale } = useFormat();
  const record = useRequestAction(recordPayment, { silent: true });
  // One key for as long as the dialog asks for one payment: sending it twice records it once.
  const [key] = useState(() => crypto.randomUUID());
  const due = invoice.total_cents - invoice.paid_cents;
  const form = useZodForm(schema(due), {
    defaultValues: {
      amount: writeEuros(due, locale),
      method: 'card',
      reference: '',
    },
    messages: t,
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('staff.payment')} size="small">
      <Form
        form={form}
        requiredNote={false}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async ({ amount, method, reference }) => {
          await record.mutateAsync([
            invoice.id,
            {
              idempotency_key: key,
              kind: 'capture',
              amount_cents: amount,
              method,
              ...(reference && { external_reference: reference }),
            },
          ]);
          toast({ title: t('staff.payment.done'), tone: 'success' });
          onClose();
        }}
      >
        <TextField name="amount" label={t('staff.payment.amount')} inputMode="decimal" required />
        <SelectField
          name="method"
          label={t('staff.payment.method')}
          placeholder={null}
          options={methods.map((method) => ({ value: method, label: t(`staff.payment.method.${method}`) }))}
        />
        <TextField name="reference" label={t('staff.payment.reference')} hint={t('staff.payment.reference_hint')} />
        <SubmitButton>{t('staff.payment.submit')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
