import type { ListedInvoice } from '@kindwing/backend/client';
import { Button } from '@kindwing/ui';
import { useText } from '../text.ts';

/** Opens the books at an invoice. On one that is paid nothing is left to record but a refund, and the button says so. */
export function RecordButton({ invoice, onPress }: { invoice: ListedInvoice; onPress: () => void }) {
  const t = useText();
  const paid = invoice.paid_cents >= invoice.total_cents;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t(paid ? 'payments.refund_named' : 'payments.record_named', { number: invoice.number })}
      onClick={onPress}
    >
      {t(paid ? 'payments.submit_refund' : 'payments.record')}
    </Button>
  );
}
