import type { PartFailure } from '@kindwing/contract';
import { Alert, Button, Typography } from '@kindwing/ui';
import { useContext, useEffect, useState } from 'react';
import { useText } from '../messages/index.ts';
import { report } from './events.ts';
import { failureOf } from './failure.ts';
import { ShownRelease } from './shown-release.ts';

/** For a piece of a page that is downloaded later (`lazyPart`): the rest of the page, and what was typed in it, stays. */
export function PieceCard({ error, retry }: PartFailure) {
  const t = useText();
  const release = useContext(ShownRelease);
  // Once for each card, so that the visitor quotes the reference that was reported.
  const [failure] = useState(() => release && failureOf(release, error, 'part'));
  useEffect(() => {
    if (failure) report({ type: 'failed', failure });
  }, [failure]);
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
      {failure ? (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('federation.failed.part', {
            part: failure.remote,
            owner: failure.owner,
            version: failure.version,
            traceId: failure.traceId,
          })}
        </Typography>
      ) : null}
    </Alert>
  );
}
