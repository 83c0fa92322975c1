import { lazyPart } from '@kindwing/contract';
import { Stack, TextLink } from '@kindwing/ui';
import { Navigate, Route, Routes, useParams } from '@kindwing/ui/router';
import { useText } from '../messages/text.ts';

const Queue = lazyPart(() => import('./queue-page.tsx'));
const RequestPage = lazyPart(() => import('../requests/request-page.tsx'));
const Composer = lazyPart(() => import('./composer/composer-page.tsx'));

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

/** The agents' pages. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route index element={<Queue />} />
      <Route path="requests" element={<Navigate to="/portal/agent" replace />} />
      <Route path="requests/:id" element={<DeskRequest />} />
      <Route path="requests/:id/offer" element={<Composer />} />
    </Routes>
  );
}
