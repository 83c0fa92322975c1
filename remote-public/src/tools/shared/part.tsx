import { Box, Icon, Typography } from '@kindwing/ui';
import { type ReactNode, useId } from 'react';

export interface PartProps {
  title: string;
  icon: string;
  note?: string;
  children: ReactNode;
}

/** One part of an answer, under a heading of its own. */
export function Part({ title, icon, note, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography
        id={id}
        variant="h3"
        sx={{ display: 'flex', gap: 1.25, alignItems: 'center', '& svg': { color: 'house.accentText', flexShrink: 0 } }}
      >
        <Icon name={icon} size={24} />
        {title}
      </Typography>
      {note ? <Typography sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '66ch' }}>{note}</Typography> : null}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

/** Lines with a mark before each. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.75,
        maxWidth: '72ch',
        '& > li': { position: 'relative', pl: 3.5 },
        '& > li::before': {
          content: '""',
          position: 'absolute',
          left: 2,
          top: 8,
          width: 12,
          height: 12,
          bgcolor: 'house.accent',
          borderRadius: '50% 50% 50% 15%',
        },
      }}
    >
      {children}
    </Box>
  );
}
