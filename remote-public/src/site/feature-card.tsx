import { Box, Typography, tokens } from '@kindwing/ui';
import type { ReactNode } from 'react';
import { LearnMore } from './learn-more.tsx';

export interface FeatureCardProps {
  title: string;
  to: string;
  picture: ReactNode;
  /** The drawing stands beside the words where there is room: for a card as wide as half a page. */
  beside?: boolean;
  /** The page that most people go to from here: drawn before it is asked for. */
  next?: boolean;
  children: ReactNode;
}

// Where the words are taller than the drawing, its sky goes on above it and its ground below.
const besidePicture = {
  flexShrink: 0,
  width: { xs: '100%', sm: '46%', md: '100%', lg: '46%' },
  display: 'grid',
  alignItems: 'center',
  background: 'linear-gradient(var(--kw-palette-house-primaryWash) 50%, var(--kw-palette-house-accentWash) 50%)',
};

/** A card in a list: drawing, heading, text, and "Learn More" at its foot. */
export function FeatureCard({ title, to, picture, beside = false, next = false, children }: FeatureCardProps) {
  return (
    <Box
      component="li"
      data-next={next || undefined}
      sx={{
        display: 'flex',
        flexDirection: beside ? { xs: 'column', sm: 'row', md: 'column', lg: 'row' } : 'column',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: tokens.wing,
      }}
    >
      {beside ? <Box sx={besidePicture}>{picture}</Box> : picture}
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
