import { useAuth, useRole } from '@kindwing/auth';
import { isBackendError } from '@kindwing/backend/client';
import { EmptyState, ErrorState, LoadingNotice, UiScope } from '@kindwing/ui';
import { QueryScope } from '@kindwing/ui/query';
import { StaffRequest } from '../desk/staff-request.tsx';
import { useText } from '../messages/text.ts';
import { ClientRequest } from '../traveller/client-request.tsx';
import { useRequestParts } from './data.ts';
import { failureText } from './failure.ts';
import { useLiveRequests } from './live.ts';

/** A request's page for whoever looks at it; within this remote, where style and queries are there already. */
export function RequestPage({ requestId }: { requestId: string }) {
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

/** The slot `portal/RequestDetail`: the same page inside another remote's. */
export default function RequestDetail({ requestId }: { requestId: string }) {
  const { user } = useAuth();
  return (
    <UiScope>
      <QueryScope userId={user?.id ?? null}>
        <RequestPage requestId={requestId} />
      </QueryScope>
    </UiScope>
  );
}
