import { Box, Container, PageHeader } from '@kindwing/ui';
import type { ReactNode } from 'react';

export interface FormLayoutProps {
  title: string;
  subtitle: string;
  /** stands above the form and its side, across the page */
  before?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** A form beside what helps to fill it in; on a narrow screen the form comes first. */
export function FormLayout({ title, subtitle, before, aside, children }: FormLayoutProps) {
  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 9 } }}>
      <PageHeader title={title} subtitle={subtitle} />
      {before}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ maxWidth: 660 }}>{children}</Box>
        <Box component="aside" sx={{ display: 'grid', gap: 3 }}>
          {aside}
        </Box>
      </Box>
    </Container>
  );
}
