import { Box, Container, PageHeader } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text.ts';
import { PageMeta } from '../../site/page-meta.tsx';

/** A page that a posted form ends at. Nobody should find it by a search, and it says nothing about anyone. */
export function SentFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Container maxWidth="md" sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 9 } }}>
      <PageMeta title={title} description={t('sent.meta.description')} />
      <meta name="robots" content="noindex" />
      <PageHeader title={title} />
      <Box sx={{ maxWidth: '68ch', display: 'grid', gap: 2, justifyItems: 'start' }}>{children}</Box>
    </Container>
  );
}
