import { type AssistanceItem, type AssistanceMove, moveAssistanceItem } from '@kindwing/backend/client';
import { assistanceMoveSchema, needsEvidence } from '@kindwing/backend/domain';
import { followUp, isAdviceCode } from '@kindwing/backend/domain/assistance';
import { toast } from '@kindwing/ui';
import { Form, SelectField, SubmitButton, TextArea, useWatched, useZodForm } from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { useText } from '../messages/text.ts';
import { useRequestAction } from '../requests/actions.ts';
import { failureText } from '../requests/failure.ts';
import { possibleAnswers, possibleMoves } from './moves.ts';

interface MoveDialogProps {
  item: AssistanceItem;
  open: boolean;
  onClose: () => void;
}

/** Writes down one step of an assistance item: that the airline was asked, what it answered, and how both are known. */
export function MoveDialog({ item, open, onClose }: MoveDialogProps) {
  const t = useText();
  const move = useRequestAction(moveAssistanceItem, {
    silent: true,
    onDone: ({ status }) => {
      toast({
        title: t('needs.move.done', { code: item.code, status: t(`needs.status.${status}`) }),
        tone: 'success',
      });
      // Before the fresh data make it the dialog of the moved item, which would be open again.
      onClose();
    },
  });
  const [likeliest = 'cancel'] = possibleMoves(item.status);
  const form = useZodForm(assistanceMoveSchema, {
    defaultValues: { event: likeliest, advice: '', evidence: '' },
    messages: t,
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('needs.move.title', { code: item.code })} size="small">
      <Form
        form={form}
        requiredNote={false}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async ({ event, advice, evidence }) => {
          // An answer has a code that is known: the form's rule.
          const said = event === 'advice' && isAdviceCode(advice) ? { advice } : {};
          await move.mutateAsync([item, { event, ...said, ...(evidence && { evidence }) } as AssistanceMove]);
        }}
      >
        <MoveFields status={item.status} />
        <SubmitButton>{t('needs.move.submit')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function MoveFields({ status }: Pick<AssistanceItem, 'status'>) {
  const t = useText();
  const moves = possibleMoves(status);
  const chosen = useWatched('event');
  const event = moves.find((name) => name === chosen) ?? moves[0] ?? 'cancel';
  return (
    <>
      <SelectField
        name="event"
        label={t('needs.move.event')}
        placeholder={null}
        options={moves.map((name) => ({ value: name, label: t(`needs.move.event.${name}`) }))}
      />
      {event === 'advice' && (
        <SelectField
          name="advice"
          label={t('needs.move.advice')}
          required
          options={possibleAnswers(status).map(({ code, becomes }) => {
            const entered = followUp[code];
            return {
              value: code,
              label: t('needs.move.advice_option', { code, status: t(`needs.status.${becomes}`) }),
              hint: entered && t('needs.move.follow_up', { code: entered }),
            };
          })}
        />
      )}
      <TextArea
        name="evidence"
        label={t(`needs.move.evidence.${event === 'ask' || event === 'advice' ? event : 'other'}`)}
        hint={t('needs.move.evidence_hint')}
        rows={2}
        required={needsEvidence(event)}
      />
    </>
  );
}
