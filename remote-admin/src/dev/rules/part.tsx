import { Box, Typography } from '@kindwing/ui';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** One part of the result, a region with its heading. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: note ? 0.5 : 1.5 }}>
        {title}
      </Typography>
      {note && (
        <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '72ch' }}>
          {note}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const list = { m: 0, pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '80ch' } as const;

/** Sentences as a list. */
export function Sentences({ items }: { items: readonly { key: string; text: ReactNode }[] }) {
  return (
    <Box component="ul" sx={list}>
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </Box>
  );
}
