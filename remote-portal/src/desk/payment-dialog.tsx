import { type Invoice, isBackendError, type NewPayment, recordPayment } from '@kindwing/backend/client';
import { paymentMethods, paymentSchema, writeEuros } from '@kindwing/backend/domain';
import { toast, useFormat } from '@kindwing/ui';
import { FieldProblem, Form, SelectField, SubmitButton, TextField, useZodForm } from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { useState } from 'react';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { failureText } from '../requests/failure.ts';

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
  const form = useZodForm(paymentSchema(invoice), {
    defaultValues: {
      kind: 'capture',
      amount: writeEuros(due, locale),
      method: 'card',
      reference: '',
      reason: '',
    },
    messages: t,
  });
  /** Somebody else may have recorded one since the dialog was opened. */
  async function send(payment: NewPayment) {
    try {
      await record.mutateAsync([invoice.id, payment]);
    } catch (error) {
      if (isBackendError(error) && error.reason === 'over_the_total')
        throw new FieldProblem({ amount: 'error.over_the_total' });
      throw error;
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('staff.payment')} size="small">
      <Form
        form={form}
        requiredNote={false}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async ({ amount, method, reference }) => {
          await send({
            idempotency_key: key,
            kind: 'capture',
            amount_cents: amount,
            method,
            ...(reference && { external_reference: reference }),
          });
          toast({ title: t('staff.payment.done'), tone: 'success' });
          onClose();
        }}
      >
        <TextField name="amount" label={t('staff.payment.amount')} inputMode="decimal" required />
        <SelectField
          name="method"
          label={t('staff.payment.method')}
          placeholder={null}
          options={paymentMethods.map((method) => ({ value: method, label: t(`staff.payment.method.${method}`) }))}
        />
        <TextField name="reference" label={t('staff.payment.reference')} hint={t('staff.payment.reference_hint')} />
        <SubmitButton>{t('staff.payment.submit')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
