import { useLocation } from '@kindwing/ui/router';
import { Suspense } from 'react';
import { PageLoading } from '../chrome/page-loading.tsx';
import { useText } from '../messages/index.ts';
import { Arriving } from './arriving.tsx';
import { ContentShown } from './content-shown.tsx';
import { ErrorCard } from './error-card.tsx';
import { Recovery } from './recovery.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { ShownRelease } from './shown-release.ts';
import { StandInNotice } from './stand-in-notice.tsx';
import { useRemote } from './use-remote.ts';

function Outlet({ name }: { name: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const { view, retrying, retry, onError, onLate, recover } = useRemote(name, pathname);
  const loading = <PageLoading text={t('federation.loading')} />;

  if (view.status === 'loading') return view.step === 'first' ? loading : <PageLoading text={t('federation.slow')} />;
  if (view.status === 'failed')
    return (
      <>
        <ErrorCard failure={view.failure} place="page" retrying={retrying} onRetry={retry} />
        <ContentShown />
      </>
    );
  const { Pages, release } = view.remote;
  return (
    <RemoteBoundary resetKey={`${pathname} ${view.generation}`} onError={onError} fallback={loading}>
      <StandInNotice remote={view.remote} />
      <ShownRelease value={release}>
        <Recovery value={recover}>
          <Suspense
            key={view.generation}
            fallback={<Arriving release={release} place="page" retrying={retrying} onRetry={retry} onLate={onLate} />}
          >
            <Pages />
            <ContentShown />
          </Suspense>
        </Recovery>
      </ShownRelease>
    </RemoteBoundary>
  );
}

/**
 * A remote's pages. Whatever its remote does, the rest of the site works on: while it loads a notice stands here, when it
 * can't be loaded or throws, a card with Try again. Guards belong around it: it downloads as soon as it is rendered.
 */
export function RemoteOutlet({ name }: { name: string }) {
  // Keyed, so that a change of remote starts anew instead of keeping the old page until the new one has arrived.
  return <Outlet key={name} name={name} />;
}
