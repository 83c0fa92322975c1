import { useRole } from '@kindwing/auth';
import { isBackendError } from '@kindwing/backend/client';
import { lazyPart } from '@kindwing/contract';
import { EmptyState, ErrorState, LoadingNotice } from '@kindwing/ui';
import { useText } from '../messages/text.ts';
import { useRequestParts } from './data.ts';
import { failureText } from './failure.ts';
import { useLiveRequests } from './live.ts';

// Clients and staff never need each other's page.
const ClientRequest = lazyPart(() => import('../traveller/client-request.tsx'));
const StaffRequest = lazyPart(() => import('../desk/staff-request.tsx'));

/** A request's page for whoever looks at it; within this remote, where style and queries are there already. */
export default function RequestPage({ requestId }: { requestId: string }) {
  const t = useText();
  const { isClient } = useRole();
  const parts = useRequestParts(requestId);
  useLiveRequests();
  const { data: request, error, isPending, refetch } = parts.request;
  if (isPending) return <LoadingNotice text={t('state.loading')} />;
  if (!request && (!error || (isBackendError(error) && error.kind === 'not_found')))
    return <EmptyState icon="search" title={t('state.missing.title')} body={t('state.missing.body')} />;
  if (!request)
    return <ErrorState title={t('state.failed')} body={failureText(error, t).body} onRetry={() => void refetch()} />;
  return isClient ? (
    <ClientRequest request={request} parts={parts} />
  ) : (
    <StaffRequest request={request} parts={parts} />
  );
}
