import { useBackend } from '@kindwing/auth';
import { assessRequest, type OfferLeg, recordScheduleChange } from '@kindwing/backend/client';
import { Typography, toast } from '@kindwing/ui';
import { FieldProblem, FieldRow, Form, SubmitButton, useZodForm } from '@kindwing/ui/forms';
import { Dialog } from '@kindwing/ui/more';
import { useState } from 'react';
import { useText } from '../../messages/text.ts';
import { useRequestAction } from '../../requests/actions.ts';
import { failureText } from '../../requests/failure.ts';
import { FlightFields, OffsetField } from '../composer/flight-fields.tsx';
import type { LegProblem } from '../composer/read-leg.ts';
import { changeOf, changeSchema, readChange } from './read-change.ts';

interface MovedFlightDialogProps {
  requestId: string;
  bookingId: string;
  /** from 1 */
  position: number;
  leg: OfferLeg;
  open: boolean;
  onClose: () => void;
}

/** A booked flight as the airline has it now. */
export function MovedFlightDialog({ requestId, bookingId, position, leg, open, onClose }: MovedFlightDialogProps) {
  const t = useText();
  const client = useBackend();
  const record = useRequestAction(recordScheduleChange, {
    silent: true,
    onDone: () => {
      toast({ title: t('moved.done'), tone: 'success' });
      // Before the fresh data make it the dialog of the moved flight, which would be open again.
      onClose();
      // The page offers to have it done again.
      assessRequest(client, requestId).catch(() => undefined);
    },
  });
  const form = useZodForm(changeSchema, { defaultValues: changeOf(leg), messages: t });
  const [ambiguous, setAmbiguous] = useState<LegProblem | null>(null);
  const { origin, destination } = leg;
  return (
    <Dialog open={open} onClose={onClose} title={t('moved.title', { position, origin, destination })}>
      <Typography sx={{ mb: 2 }}>{t('moved.body')}</Typography>
      <Form
        form={form}
        requiredNote={false}
        describeFailure={(error) => failureText(error, t)}
        onSubmit={async (draft) => {
          const read = readChange(leg, draft);
          if (read.kind === 'same') throw new FieldProblem({ departs: 'moved.same' });
          if (read.kind === 'problem') {
            setAmbiguous(read.problem.choices ? read.problem : null);
            throw new FieldProblem({ [read.problem.field]: read.problem.code });
          }
          await record.mutateAsync([bookingId, position, read.change]);
        }}
      >
        <FieldRow least={15}>
          <FlightFields at="" />
        </FieldRow>
        <OffsetField at="" of="departs" choices={ambiguous?.field === 'departs' ? ambiguous.choices : undefined} />
        <OffsetField at="" of="arrives" choices={ambiguous?.field === 'arrives' ? ambiguous.choices : undefined} />
        <SubmitButton>{t('moved.submit')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
