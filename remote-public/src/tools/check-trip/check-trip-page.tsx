import { lazyPart } from '@kindwing/contract';
import { LoadingNotice } from '@kindwing/ui';
import { Suspense } from 'react';
import { NeedScene } from '../../illustrations/scenes/need-scene.tsx';
import { TimetableScene } from '../../illustrations/scenes/timetable-scene.tsx';
import { useText } from '../../messages/use-text.ts';
import { needKinds } from '../../trip-link/linked-trip.ts';
import { useFragment } from '../shared/use-fragment.ts';
import { StartCards } from '../start-cards.tsx';
import { useToolContent } from '../tool-content.ts';
import { ToolPage } from '../tool-page.tsx';

const CheckTripTool = lazyPart(() => import('./check-trip-tool.tsx'));

const isTrip = (fragment: string) => /[#&](trip|for)=/.test(fragment);

/** `/check-your-trip`: who needs help, which way and when; then by when whom to tell, and what to bring. */
export default function CheckTripPage() {
  const t = useText();
  const content = useToolContent('check-your-trip');
  const { fragment, go } = useFragment(isTrip);
  const title = t('tools.checkTrip.title');
  return (
    <ToolPage
      title={title}
      description={t('tools.checkTrip.description')}
      content={content}
      picture={<TimetableScene alt={t('tools.checkTrip.alt')} />}
      busy={fragment !== ''}
    >
      {fragment === '' ? (
        <StartCards
          title={t('trip.start')}
          note={t('trip.start.note')}
          cards={needKinds.map((kind) => ({
            fragment: `#for=${kind}`,
            title: t(`trip.kind.${kind}`),
            hint: t(`trip.kind.${kind}.hint`),
            picture: <NeedScene kind={kind} />,
          }))}
        />
      ) : (
        <Suspense fallback={<LoadingNotice />}>
          <CheckTripTool fragment={fragment} go={go} />
        </Suspense>
      )}
    </ToolPage>
  );
}
