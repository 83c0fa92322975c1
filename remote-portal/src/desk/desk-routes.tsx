import { Stack, TextLink } from '@kindwing/ui';
import { Route, Routes, useParams } from '@kindwing/ui/router';
import { useText } from '../messages/text.ts';
import { RequestPage } from '../requests/request-detail.tsx';
import { ComposerPage } from './composer/composer-page.tsx';
import { QueuePage } from './queue-page.tsx';

function DeskRequest() {
  const t = useText();
  const { id = '' } = useParams();
  return (
    <Stack spacing={2}>
      <TextLink to="/portal/agent">{t('desk.back')}</TextLink>
      <RequestPage requestId={id} />
    </Stack>
  );
}

export default function DeskRoutes() {
  return (
    <Routes>
      <Route index element={<QueuePage />} />
      <Route path="requests/:id" element={<DeskRequest />} />
      <Route path="requests/:id/offer" element={<ComposerPage />} />
    </Routes>
  );
}
