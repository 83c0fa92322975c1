import { Typography, useFormat } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text.ts';
import type { Post } from './posts.ts';

/** Who wrote it and when. */
export function PostByline({ post, children }: { post: Post; children?: ReactNode }) {
  const t = useText();
  const { date } = useFormat();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <span>{t('blog.by', { author: post.author })}</span>
      <span aria-hidden>·</span>
      <time dateTime={post.date}>{date(post.date)}</time>
      {children}
    </Typography>
  );
}
