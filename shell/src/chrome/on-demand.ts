import { toast } from '@kindwing/ui';
import { useEffect, useState } from 'react';
import { useText } from '../messages/index.ts';

/**
 * Whether a part that is downloaded when somebody first opens it is here. Until then nothing is shown in its place; where it
 * doesn't arrive, that is said and `giveUp` closes what was opened, so that the next press tries again.
 */
export function useOnDemand(part: { preload: () => Promise<unknown> }, open: boolean, giveUp: () => void): boolean {
  const t = useText();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!open || isHere) return;
    let wanted = true;
    part.preload().then(
      () => wanted && setHere(true),
      () => {
        if (!wanted) return;
        toast({ tone: 'destructive', title: t('federation.piece.title'), description: t('federation.piece.body') });
        giveUp();
      },
    );
    return () => {
      wanted = false;
    };
  }, [part, open, isHere, giveUp, t]);
  return isHere;
}
