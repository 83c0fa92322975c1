import { Box } from '@kindwing/ui';
import { FigureCard } from './figure-card.tsx';
import type { Figure } from './figures.ts';

export function FigureGrid({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
          sm: 'repeat(auto-fill, minmax(230px, 1fr))',
        },
        '& > li': { display: 'grid' },
      }}
    >
      {figures.map((figure) => (
        <li key={figure.name}>
          <FigureCard figure={figure} />
        </li>
      ))}
    </Box>
  );
}
