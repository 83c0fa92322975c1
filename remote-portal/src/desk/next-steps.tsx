import {
  cancelRequest,
  completeRequest,
  type InvoiceWithLines,
  type OfferWithAlternatives,
  type RequestOverview,
} from '@kindwing/backend/client';
import { canMove } from '@kindwing/backend/domain';
import { Button, LinkButton, Stack, toast } from '@kindwing/ui';
import { ConfirmDialog } from '@kindwing/ui/more';
import { useState } from 'react';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { ReasonDialog } from '../requests/reason-dialog.tsx';
import { BookDialog } from './book-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

interface NextStepsProps {
  request: RequestOverview;
  /** undefined until they are known */
  offers: readonly OfferWithAlternatives[] | undefined;
  openInvoice: InvoiceWithLines | undefined;
}

const composable = ['assessing', 'waiting_for_client'];

type Asking = 'book' | 'payment' | 'cancel' | 'complete' | null;

/** What the holder can do now; steps that the status doesn't allow aren't shown. The database decides in any case. */
export function NextSteps({ request, offers, openInvoice }: NextStepsProps) {
  const t = useText();
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  const cancel = useRequestAction(cancelRequest, { silent: true });
  const complete = useRequestAction(completeRequest, {
    onDone: () => toast({ title: t('staff.completed'), tone: 'success' }),
  });
  const { effective_status: status } = request;
  const draft = offers?.some((offer) => offer.status === 'draft');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {offers && (draft || composable.includes(status)) && (
        <LinkButton to={`/portal/agent/requests/${request.id}/offer`}>
          {t(draft ? 'staff.continue_offer' : 'staff.compose')}
        </LinkButton>
      )}
      {canMove('book', status) && <Button onClick={() => setAsking('book')}>{t('staff.book')}</Button>}
      {openInvoice && (
        <Button variant="outlined" onClick={() => setAsking('payment')}>
          {t('staff.payment')}
        </Button>
      )}
      {canMove('complete', status) && (
        <Button variant="outlined" onClick={() => setAsking('complete')}>
          {t('staff.complete')}
        </Button>
      )}
      {canMove('cancel', status) && (
        <Button variant="outlined" color="error" onClick={() => setAsking('cancel')}>
          {t('staff.cancel')}
        </Button>
      )}
      <BookDialog requestId={request.id} open={asking === 'book'} onClose={close} />
      {openInvoice && (
        <PaymentDialog key={openInvoice.paid_cents} invoice={openInvoice} open={asking === 'payment'} onClose={close} />
      )}
      <ReasonDialog
        open={asking === 'cancel'}
        title={t('staff.cancel')}
        body={t('staff.cancel.body')}
        submitText={t('staff.cancel')}
        label={t('staff.reason')}
        hint={t('staff.reason_hint')}
        danger
        onClose={close}
        onSubmit={async (reason) => {
          await cancel.mutateAsync([request.id, reason]);
          toast({ title: t('staff.cancelled'), tone: 'success' });
        }}
      />
      <ConfirmDialog
        open={asking === 'complete'}
        title={t('staff.complete')}
        body={t('staff.complete.body')}
        confirmText={t('staff.complete')}
        pending={complete.isPending}
        onClose={close}
        onConfirm={() => complete.mutate([request.id], { onSettled: close })}
      />
    </Stack>
  );
}
