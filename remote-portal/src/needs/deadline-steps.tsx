import { completeDeadline, type Deadline, reopenDeadline, waiveDeadline } from '@kindwing/backend/client';
import { Stack, toast } from '@kindwing/ui';
import { useState } from 'react';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { ReasonDialog } from '../requests/reason-dialog.tsx';
import { StepButton } from './steps.tsx';

interface DeadlineStepsProps {
  deadline: Deadline;
  /** The id of its sentence, which tells its buttons from those of the others. */
  named: string;
}

/** For who holds the request: a deadline is done, not needed for a reason, or open again. */
export function DeadlineSteps({ deadline: { id, done_at: done, waived_at: waived }, named }: DeadlineStepsProps) {
  return done || waived ? <Reopen id={id} named={named} /> : <Settle id={id} named={named} />;
}

type StepProps = Pick<DeadlineStepsProps, 'named'> & { id: string };

function Settle({ id, named }: StepProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const complete = useRequestAction(completeDeadline, {
    onDone: () => toast({ title: t('needs.deadline.completed'), tone: 'success' }),
  });
  const waive = useRequestAction(waiveDeadline, {
    silent: true,
    onDone: () => {
      toast({ title: t('needs.deadline.waived_toast'), tone: 'success' });
      // Before the fresh data take the dialog away with its buttons: the focus returns, and is handed on.
      setAsking(false);
    },
  });
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
      <StepButton
        named={named}
        step="done"
        variant="outlined"
        loading={complete.isPending}
        onClick={() => complete.mutate([id])}
      >
        {t('needs.deadline.complete')}
      </StepButton>
      <StepButton named={named} step="waive" variant="text" onClick={() => setAsking(true)}>
        {t('needs.deadline.waive')}
      </StepButton>
      <ReasonDialog
        open={asking}
        title={t('needs.deadline.waive.title')}
        body={t('needs.deadline.waive.body')}
        label={t('needs.deadline.waive.reason')}
        hint={t('needs.deadline.waive.hint')}
        submitText={t('needs.deadline.waive.submit')}
        onClose={() => setAsking(false)}
        onSubmit={(reason) => waive.mutateAsync([id, reason])}
      />
    </Stack>
  );
}

function Reopen({ id, named }: StepProps) {
  const t = useText();
  const reopen = useRequestAction(reopenDeadline, {
    onDone: () => toast({ title: t('needs.deadline.reopened'), tone: 'success' }),
  });
  return (
    <StepButton
      named={named}
      step="reopen"
      variant="outlined"
      sx={{ mt: 1 }}
      loading={reopen.isPending}
      onClick={() => reopen.mutate([id])}
    >
      {t('needs.deadline.reopen')}
    </StepButton>
  );
}
