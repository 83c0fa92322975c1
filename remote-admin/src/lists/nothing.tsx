import { EmptyState } from '@kindwing/ui';
import type { ComponentProps } from 'react';
import { useText } from '../text.ts';

/** A list without a row: how rows come to be in it, or, where a filter hides them, the way to see them again. */
export function Nothing({ filtered, ...empty }: ComponentProps<typeof EmptyState> & { filtered: boolean }) {
  const t = useText();
  return <EmptyState {...empty} body={filtered ? t('list.filtered') : empty.body} />;
}
