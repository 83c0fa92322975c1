import { Alert, Button, LoadingNotice } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { useText } from '../messages/text.ts';
import { failureText } from '../requests/failure.ts';

interface PartStateProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** One part of the page as it stands: on its way, failed with another try, or there. What is there stays while it renews. */
export function PartState<Data>({ query, children }: PartStateProps<Data>) {
  const t = useText();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <LoadingNotice text={t('needs.loading')} />;
  const { body } = failureText(query.error, t);
  return (
    <Alert
      severity="error"
      title={t('needs.failed')}
      action={
        <Button variant="text" onClick={() => void query.refetch()}>
          {t('needs.retry')}
        </Button>
      }
    >
      {body}
    </Alert>
  );
}
