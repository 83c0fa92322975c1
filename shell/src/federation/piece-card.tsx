import type { PartFailure } from '@kindwing/contract';
import { Alert, Button, Typography } from '@kindwing/ui';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../messages/index.ts';
import { ErrorCard } from './error-card.tsx';
import { report } from './events.ts';
import { causeOfMissingPart, failureOf, type RemoteFailure } from './failure.ts';
import { Recovery } from './recovery.ts';
import { ShownRelease } from './shown-release.ts';

/** A page that didn't arrive has no main heading; a piece of a page has one around it. */
function usePlace(): 'page' | 'piece' {
  const [place, setPlace] = useState<'page' | 'piece'>('piece');
  useLayoutEffect(() => setPlace(document.querySelector('#main h1') ? 'piece' : 'page'), []);
  return place;
}

/** A whole page that is missing has nothing to lose: another version is looked for at once. Tells whether it still is. */
function useRecovery(failure: RemoteFailure | undefined, wanted: boolean): boolean {
  const recover = useContext(Recovery);
  const [recovering, setRecovering] = useState(true);
  useEffect(() => {
    if (!wanted || !failure || !recover) return;
    let shown = true;
    void recover(failure).then(() => shown && setRecovering(false));
    return () => {
      shown = false;
    };
  }, [wanted, failure, recover]);
  return recovering && recover !== undefined;
}

/** The script may be gone for good, with the version that this page began with. */
function LoadAnew({ failure }: { failure: RemoteFailure }) {
  const t = useText();
  const recover = useContext(Recovery);
  const [looking, setLooking] = useState(false);
  if (!recover) return null;
  const look = () => {
    setLooking(true);
    void recover(failure).then((found) => found || setLooking(false));
  };
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('federation.piece.anew')}
      </Typography>
      <Button color="inherit" variant="outlined" sx={{ mt: 1 }} loading={looking} onClick={look}>
        {t(looking ? 'federation.retrying' : 'federation.piece.another')}
      </Button>
    </>
  );
}

/**
 * For a page, or a piece of one, that is downloaded later (`lazyPart`): what is around it, and what was typed there,
 * stays.
 */
export function PieceCard({ error, retry }: PartFailure) {
  const t = useText();
  const release = useContext(ShownRelease);
  // Once for each card, so that the visitor quotes the reference that was reported.
  const [failure] = useState(() => release && failureOf(release, error, causeOfMissingPart(error)));
  useEffect(() => {
    if (failure) report({ type: 'failed', failure });
  }, [failure]);
  const place = usePlace();
  const recovering = useRecovery(failure, place === 'page');
  if (failure && place === 'page')
    return <ErrorCard failure={failure} place="page" retrying={recovering} onRetry={retry} />;
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
      {failure ? <LoadAnew failure={failure} /> : null}
    </Alert>
  );
}
