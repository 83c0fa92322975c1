import { Box } from '@kindwing/ui';
import type { ReactNode } from 'react';

/** What is over and may still be looked up: it stands folded below what is ahead, named with how much it is. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="details" sx={{ mt: 3, '&[open] > summary': { mb: 2 } }}>
    <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 600, color: 'text.secondary' }}>
      {title}
    </Box>
    {children}
  </Box>
);
