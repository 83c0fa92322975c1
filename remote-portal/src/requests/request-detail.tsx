import { useAuth } from '@kindwing/auth';
import { UiScope } from '@kindwing/ui';
import { QueryScope } from '@kindwing/ui/query';
import RequestPage from './request-page.tsx';

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
