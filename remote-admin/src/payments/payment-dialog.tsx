import { useBackend } from '@kindwing/auth';
import { type Invoice, isBackendError, type NewPayment, recordPayment } from '@kindwing/backend/client';
import { paymentMethods, paymentSchema, writeEuros } from '@kindwing/backend/domain';
import { Typography, toast, useFormat } from '@kindwing/ui';
import {
  FieldProblem,
  Form,
  RadioField,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useZodForm,
} from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { useQueryClient } from '@kindwing/ui/query';
import { useState } from 'react';
import { failureText } from '../failure.ts';
import { useText } from '../text.ts';

const touched = ['invoices', 'invoice', 'payments', 'events', 'request', 'requests'];

/** Money that came or went back, written into the books by a person; the card terminal and the bank are elsewhere. */
export function PaymentDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const client = useBackend();
  const queries = useQueryClient();
  // One key for as long as the dialog asks for one payment: sending it twice records it once.
  const [key] = useState(() => crypto.randomUUID());
  const open = invoice.total_cents - invoice.paid_cents;
  const form = useZodForm(paymentSchema(invoice), {
    defaultValues: {
      kind: open > 0 ? 'capture' : 'refund',
      amount: open > 0 ? writeEuros(open, format.locale) : '',
      method: 'card',
      reference: '',
      reason: '',
    },
    messages: t,
  });
  const refund = form.watch('kind') === 'refund';
  const money = (cents: number) => format.money(cents, invoice.currency);

  async function record(payment: NewPayment) {
    try {
      await recordPayment(client, invoice.id, payment);
    } catch (error) {
      if (isBackendError(error) && (error.reason === 'over_the_total' || error.reason === 'over_the_paid'))
        throw new FieldProblem({ amount: `error.${error.reason}` });
      throw error;
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('payments.dialog', { number: invoice.number })} size="small">
      <Typography sx={{ mb: 2 }}>
        {t('payments.standing', {
          total: money(invoice.total_cents),
          paid: money(invoice.paid_cents),
          due: money(open),
        })}
      </Typography>
      <Form
        form={form}
        requiredNote={false}
        label={t('payments.dialog', { number: invoice.number })}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async ({ kind, amount, method, reference, reason }) => {
          await record({
            idempotency_key: key,
            kind,
            amount_cents: amount,
            method,
            ...(reference && { external_reference: reference }),
            ...(reason && { reason }),
          });
          void queries.invalidateQueries({ predicate: ({ queryKey: [root] }) => touched.includes(String(root)) });
          toast({ title: t(kind === 'refund' ? 'payments.refunded' : 'payments.recorded'), tone: 'success' });
          onClose();
        }}
      >
        <RadioField
          name="kind"
          label={t('payments.kind')}
          options={[
            { value: 'capture', label: t('payments.kind.capture'), disabled: open === 0 },
            { value: 'refund', label: t('payments.kind.refund'), disabled: invoice.paid_cents === 0 },
          ]}
        />
        <TextField
          name="amount"
          label={t('payments.amount')}
          hint={t('payments.at_most', { amount: money(refund ? invoice.paid_cents : open) })}
          inputMode="decimal"
          required
        />
        <SelectField
          name="method"
          label={t('payments.method')}
          placeholder={null}
          options={paymentMethods.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        />
        <TextField name="reference" label={t('payments.reference')} hint={t('payments.reference_hint')} />
        <TextArea name="reason" label={t('payments.reason')} rows={3} required={refund} />
        <div>
          <SubmitButton pendingText={t('payments.pending')}>
            {t(refund ? 'payments.submit_refund' : 'payments.submit')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
