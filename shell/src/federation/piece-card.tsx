import type { PartFailure } from '@kindwing/contract';
import { Alert, Button } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

/** For a piece of a page that is downloaded later (`lazyPart`): the rest of the page, and what was typed in it, stays. */
export function PieceCard({ retry }: PartFailure) {
  const t = useText();
  return (
    <Alert
      severity="error"
      title={t('federation.piece.title')}
      action={
        <Button color="inherit" onClick={retry}>
          {t('federation.retry')}
        </Button>
      }
    >
      {t('federation.piece.body')}
    </Alert>
  );
}
