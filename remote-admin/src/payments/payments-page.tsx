import { Tabs } from '@kindwing/ui/data';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PaymentList } from './payment-list.tsx';

/** What was billed and what was paid. */
export default function PaymentsPage() {
  const t = useText();
  return (
    <Page title={t('menu.payments')} subtitle={t('payments.subtitle')}>
      <Tabs
        label={t('menu.payments')}
        param="tab"
        tabs={[
          { id: 'invoices', label: t('payments.invoices'), content: <InvoiceList /> },
          { id: 'payments', label: t('payments.payments'), content: <PaymentList /> },
        ]}
      />
    </Page>
  );
}
