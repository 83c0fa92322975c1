import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** a short line above the title: where this page belongs */
  eyebrow?: ReactNode;
  /** buttons; they wrap below the title where there is no room */
  actions?: ReactNode;
}

/** The page's one h1, which also takes focus from scripts after a change of page. */
export function PageHeader({ title, subtitle, eyebrow, actions }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        mb: { xs: 3, md: 4 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Typography component="h1" variant="h1" tabIndex={-1} data-page-title="">
          {title}
        </Typography>
        {subtitle ? (
          <Typography component="p" variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '62ch' }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box> : null}
    </Box>
  );
}

/** A short coloured line with a feather stroke before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="overline"
      component="p"
      sx={{
        mb: 1,
        color: 'var(--kw-eyebrow, var(--kw-palette-house-accentText))',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        '&::before': {
          content: '""',
          width: 28,
          height: 6,
          flexShrink: 0,
          bgcolor: 'house.accent',
          borderRadius: '6px 0 6px 0',
        },
      }}
    >
      {children}
    </Typography>
  );
}
