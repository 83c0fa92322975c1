import { PageHeader, UiScope } from '@kindwing/ui';
import { createMessages } from '@kindwing/ui/i18n';
import { Route, Routes } from '@kindwing/ui/router';
import type { en } from './messages/en.ts';

const { useText } = createMessages<typeof en>('admin');

function Start() {
  const t = useText();
  return <PageHeader title={t('menu.dashboard')} />;
}

export default function Pages() {
  return (
    <UiScope>
      <Routes>
        <Route path="*" element={<Start />} />
      </Routes>
    </UiScope>
  );
}
