import type { AssistanceItem } from '@kindwing/backend/client';
import { useState } from 'react';
import { useText } from '../messages/text.ts';
import { MoveDialog } from './move-dialog.tsx';
import { possibleMoves } from './moves.ts';
import { StepButton } from './steps.tsx';

interface AssistanceStepsProps {
  item: AssistanceItem;
  /** The id of its code and meaning, which tells its button from those of the others. */
  named: string;
}

/** For who holds the request: what was asked of the airline, and what it answered. A canceled item is over. */
export function AssistanceSteps({ item, named }: AssistanceStepsProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (possibleMoves(item.status).length === 0) return null;
  return (
    <>
      <StepButton named={named} step="move" variant="outlined" sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
        {t('needs.move')}
      </StepButton>
      <MoveDialog key={item.row_version} item={item} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
