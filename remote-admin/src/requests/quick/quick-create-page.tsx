import { Page } from '../../lists/page.tsx';
import { useText } from '../../text.ts';
import { QuickCreateForm } from './quick-create-form.tsx';

/** `/admin/requests/new-quick`: what somebody says on the phone becomes a request while they speak. */
export default function QuickCreatePage() {
  const t = useText();
  return (
    <Page title={t('menu.quickCreate')} subtitle={t('quick.subtitle')}>
      <QuickCreateForm />
    </Page>
  );
}
