import { Box, Typography, tokens } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { LearnMore } from './learn-more.tsx';

export interface FeatureCardProps {
  title: string;
  to: string;
  picture: ReactNode;
  children: ReactNode;
}

/** A card in a list: drawing, heading, text, and "Learn More" at its foot. */
export function FeatureCard({ title, to, picture, children }: FeatureCardProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: tokens.wing,
      }}
    >
      {picture}
      <Box sx={{ p: 3, pb: 2, display: 'flex', flexDirection: 'column', flex: 1 }}>
        <Typography variant="h3">{title}</Typography>
        <Box sx={{ mt: 1, flex: 1 }}>{children}</Box>
        <Box sx={{ mt: 1.5 }}>
          <LearnMore to={to} subject={title} />
        </Box>
      </Box>
    </Box>
  );
}
