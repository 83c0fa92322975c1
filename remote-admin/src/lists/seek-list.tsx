import { isBackendError, type Page } from '@kindwing/backend/client';
import { Button, ErrorState } from '@kindwing/ui';
import { type Column, DataTable, Pager } from '@kindwing/ui/data';
import type { ReactNode } from 'react';
import { failureText } from '../failure.ts';
import { useText } from '../text.ts';
import { useSeek } from './seek.ts';

/** As much of a query's result as a list needs. */
export interface Sought<Row> {
  data: Page<Row> | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface SeekListProps<Row> {
  query: Sought<Row>;
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  onRowLink?: (row: Row) => string;
  empty: ReactNode;
}

/** One page of a list with its pager; loading, empty and failed each say so in the same place. */
export function SeekList<Row>({ query, caption, columns, rowKey, onRowLink, empty }: SeekListProps<Row>) {
  const t = useText();
  const { next, previous, first } = useSeek();
  const { data: page, error, isPending } = query;
  if (!page && error) {
    const { body, retry } = failureText(error, t);
    const lost = isBackendError(error) && error.reason === 'cursor_invalid';
    return (
      <ErrorState
        title={t('list.failed')}
        body={body}
        onRetry={retry ? () => void query.refetch() : undefined}
        action={lost ? <Button onClick={first}>{t('list.first')}</Button> : undefined}
      />
    );
  }
  return (
    <>
      <DataTable
        caption={caption}
        quietCaption
        columns={columns}
        rows={page?.rows ?? []}
        rowKey={rowKey}
        onRowLink={onRowLink}
        loading={isPending}
        empty={empty}
      />
      {page && (
        <Pager
          hasPrevious={page.previous !== null}
          hasNext={page.next !== null}
          onPrevious={() => previous(page)}
          onNext={() => next(page)}
        />
      )}
    </>
  );
}
