import { type Offer, undoSendOffer } from '@kindwing/backend/client';
import { Alert, Button, Countdown, toast } from '@kindwing/ui';
import { useQueryClient } from '@kindwing/ui/query';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { refreshRequests } from '../requests/refresh.ts';

/** The twenty seconds in which a sent offer can be taken back; the client hasn't seen it yet. */
export function UndoSending({ offer }: { offer: Offer }) {
  const t = useText();
  const queries = useQueryClient();
  const undo = useRequestAction(undoSendOffer, {
    onDone: () => toast({ title: t('staff.undone'), tone: 'success' }),
  });
  if (!offer.visible_from) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button variant="outlined" loading={undo.isPending} onClick={() => undo.mutate([offer.id])}>
          {t('staff.undo')}
        </Button>
      }
    >
      <Countdown
        until={offer.visible_from}
        render={(time) => t('staff.undo.left', { time })}
        overText={t('composer.sent')}
        onOver={() => void refreshRequests(queries)}
      />
    </Alert>
  );
}
