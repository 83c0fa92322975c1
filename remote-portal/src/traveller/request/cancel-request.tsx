import { cancelRequest, type RequestOverview } from '@kindwing/backend/client';
import { canMove } from '@kindwing/backend/domain';
import { Button, Section, Stack, Typography, toast } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { ReasonDialog } from '../../requests/reason-dialog.tsx';
import { focusNextStep } from './focus-next-step.ts';

/** Up to acceptance a client cancels alone; once tickets are bought it is the desk's work, and part of the service fee. */
export function CancelRequest({ request }: { request: RequestOverview }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useRequestAction(cancelRequest, { silent: true });
  const { effective_status: status } = request;
  if (!canMove('cancel', status)) return null;
  return (
    <Section width="none" title={t('cancel.title')}>
      {status === 'booked' ? (
        <Typography sx={{ maxWidth: '62ch' }}>{t('cancel.booked')}</Typography>
      ) : (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography sx={{ maxWidth: '62ch' }}>
            {t(status === 'accepted' ? 'cancel.accepted' : 'cancel.body')}
          </Typography>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('cancel.start')}
          </Button>
        </Stack>
      )}
      <ReasonDialog
        open={asking}
        danger
        title={t('cancel.dialog.title', { reference: request.reference })}
        body={t('cancel.dialog.body')}
        label={t('cancel.reason')}
        hint={t('cancel.reason_hint')}
        submitText={t('cancel.submit')}
        onClose={() => setAsking(false)}
        onSubmit={async (reason) => {
          await cancel.mutateAsync([request.id, reason]);
          toast({ title: t('cancel.done'), tone: 'success' });
          focusNextStep();
        }}
      />
    </Section>
  );
}
