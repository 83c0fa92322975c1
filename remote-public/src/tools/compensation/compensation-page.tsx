import { lazyPart } from '@kindwing/contract';
import { LoadingNotice } from '@kindwing/ui';
import { Suspense } from 'react';
import { HappeningScene } from '../../illustrations/scenes/happening-scene.tsx';
import { WaitingScene } from '../../illustrations/scenes/waiting-scene.tsx';
import { useText } from '../../messages/use-text.ts';
import { useFragment } from '../shared/use-fragment.ts';
import { StartCards } from '../start-cards.tsx';
import { useToolContent } from '../tool-content.ts';
import { ToolPage } from '../tool-page.tsx';
import { happenings } from './happenings.ts';

const CompensationTool = lazyPart(() => import('./compensation-tool.tsx'));

const isClaim = (fragment: string) => /[#&]what=/.test(fragment);

/** `/compensation`: what happened to a flight; then which law applies, what it gives and why. */
export default function CompensationPage() {
  const t = useText();
  const content = useToolContent('compensation');
  const { fragment, go } = useFragment(isClaim);
  return (
    <ToolPage
      title={t('tools.compensation.title')}
      description={t('tools.compensation.description')}
      content={content}
      picture={<WaitingScene alt={t('tools.compensation.alt')} />}
      busy={fragment !== ''}
    >
      {fragment === '' ? (
        <StartCards
          title={t('claim.start')}
          note={t('claim.start.note')}
          cards={happenings.map((what) => ({
            fragment: `#what=${what}`,
            title: t(`claim.what.${what}`),
            hint: t(`claim.what.${what}.hint`),
            picture: <HappeningScene what={what} />,
          }))}
        />
      ) : (
        <Suspense fallback={<LoadingNotice />}>
          <CompensationTool fragment={fragment} go={go} />
        </Suspense>
      )}
    </ToolPage>
  );
}
