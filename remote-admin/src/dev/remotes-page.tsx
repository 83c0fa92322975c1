import { Slot } from '@kindwing/contract';
import { Page } from '../lists/page.tsx';
import { useText } from '../text.ts';

/** `/dev/remotes`: what the shell knows of the parts of the site. It shows it itself; a remote can't look inside. */
export function RemotesPage() {
  const t = useText();
  return (
    <Page title={t('dev.remotes')} subtitle={t('dev.remotes.subtitle')}>
      <Slot name="shell/Remotes" />
    </Page>
  );
}
