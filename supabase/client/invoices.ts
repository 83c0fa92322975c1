import type { PaymentKind, PaymentMethod } from '../domain/forms/index.ts';
import { type Client, callFunction, countOf, unwrap } from './call.ts';
import { type Page, type Seek, seekPage, toPage } from './page.ts';
import type { Invoice, InvoiceLine, InvoiceStatus, Payment } from './rows.ts';

export type InvoiceWithLines = Invoice & { lines: InvoiceLine[]; payments: Payment[] };
const WHOLE = '*, lines:invoice_lines!invoice_lines_invoice_id_fkey(*), payments:payments!payments_invoice_id_fkey(*)';

const inOrder = (invoice: InvoiceWithLines): InvoiceWithLines => ({
  ...invoice,
  lines: invoice.lines.toSorted((a, b) => a.position - b.position),
  payments: invoice.payments.toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
});

/** A request's invoices with their lines and payments, newest first. */
export async function listRequestInvoices(client: Client, requestId: string): Promise<InvoiceWithLines[]> {
  const invoices = await unwrap(
    client
      .from('invoices')
      .select(WHOLE)
      .eq('request_id', requestId)
      .order('issued_at', { ascending: false })
      .overrideTypes<InvoiceWithLines[], { merge: false }>(),
  );
  return invoices.map(inOrder);
}

/** @throws BackendError `not_found` when there is none, or none for this reader. */
export async function getInvoice(client: Client, invoiceId: string): Promise<InvoiceWithLines> {
  const invoice = await unwrap(
    client
      .from('invoices')
      .select(WHOLE)
      .eq('id', invoiceId)
      .single()
      .overrideTypes<InvoiceWithLines, { merge: false }>(),
  );
  return inOrder(invoice);
}

export type ListedInvoice = Invoice & { request: { id: string; reference: string } };

/** Invoices that the reader may see, newest first; a client passes their own id as `owner`. */
export async function listInvoices(
  client: Client,
  filter: { status?: InvoiceStatus; owner?: string } = {},
  seek: Seek = {},
): Promise<Page<ListedInvoice>> {
  let query = client.from('invoices').select('*, request:requests!invoices_request_id_fkey!inner(id, reference)');
  if (filter.status !== undefined) query = query.eq('status', filter.status);
  if (filter.owner !== undefined) query = query.eq('request.owner', filter.owner);
  const rows = await unwrap(seekPage(query, 'issued_at', seek).overrideTypes<ListedInvoice[], { merge: false }>());
  return toPage(rows, seek, (row) => [row.issued_at, row.id]);
}

/** How many invoices are in a state of payment. */
export const countInvoices = (client: Client, status: InvoiceStatus): Promise<number> =>
  countOf(client.from('invoices').select('*', { head: true, count: 'exact' }).eq('status', status));

export type ListedPayment = Payment & {
  invoice: { id: string; number: string; request_id: string };
  /** Who wrote it down; null where that account is gone, or isn't the reader's to see. */
  recorder: { name: string; email: string } | null;
};

export async function listPayments(client: Client, seek: Seek = {}): Promise<Page<ListedPayment>> {
  const query = client
    .from('payments')
    .select(
      '*, invoice:invoices!payments_invoice_id_fkey(id, number, request_id), recorder:profiles!payments_recorded_by_fkey(name, email)',
    );
  const rows = await unwrap(seekPage(query, 'created_at', seek).overrideTypes<ListedPayment[], { merge: false }>());
  return toPage(rows, seek, (row) => [row.created_at, row.id]);
}

export type NewPayment = {
  idempotency_key: string;
  kind: PaymentKind;
  /** Integer cents, above zero; never more than is open, nor back more than was paid. */
  amount_cents: number;
  method: PaymentMethod;
  external_reference?: string;
  /** Required for a refund. */
  reason?: string;
};

export const recordPayment = (
  client: Client,
  invoiceId: string,
  payment: NewPayment,
): Promise<{ invoice_id: string; paid_cents: number; status: InvoiceStatus }> =>
  callFunction(client, 'record_payment', { p_invoice_id: invoiceId, p_payload: payment });
