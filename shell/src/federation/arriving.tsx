import type { RemoteRelease } from '@kindwing/contract/schema';
import { LoadingNotice } from '@kindwing/ui';
import { useEffect, useState } from 'react';
import { PageLoading } from '../chrome/page-loading.tsx';
import { useText } from '../messages/index.ts';
import { ErrorCard } from './error-card.tsx';
import { report } from './events.ts';
import { failureOf, type RemoteFailure } from './failure.ts';
import { PAGE_LIMIT_MS } from './limits.ts';

interface Props {
  release: RemoteRelease;
  place: 'page' | 'piece';
  /** A retry is under way. */
  retrying: boolean;
  onRetry: () => void;
  /** Called once when the wait has been too long. */
  onLate: (failure: RemoteFailure) => void;
}

/**
 * While a remote's page waits for something of its own. One that waits too long is named and reported; should it come all
 * the same, it takes the card's place.
 */
export function Arriving({ release, place, retrying, onRetry, onLate }: Props) {
  const t = useText();
  const [failure, setFailure] = useState<RemoteFailure>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const late = failureOf(release, new Error(`the page showed nothing for ${PAGE_LIMIT_MS} ms`), 'timeout');
      report({ type: 'failed', failure: late });
      setFailure(late);
      onLate(late);
    }, PAGE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [release, onLate]);
  if (!failure) {
    const text = t('federation.loading');
    return place === 'page' ? <PageLoading text={text} /> : <LoadingNotice text={text} />;
  }
  return <ErrorCard failure={failure} place={place} retrying={retrying} onRetry={onRetry} />;
}
