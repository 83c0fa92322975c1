import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Eyebrow } from './page-header.tsx';

export interface SectionProps {
  /** heading (h2); names the region */
  title?: ReactNode;
  subtitle?: ReactNode;
  eyebrow?: ReactNode;
  /** `plain` the page's paper, `tinted` a step below, `wash` a warm wash, `deep` a dark band */
  tone?: 'plain' | 'tinted' | 'wash' | 'deep';
  /** `page` keeps the page's width; `text` a readable column; `none` leaves width and padding to whoever holds it */
  width?: 'page' | 'text' | 'none';
  align?: 'start' | 'center';
  id?: string;
  children?: ReactNode;
}

const grounds = {
  plain: {},
  tinted: { bgcolor: 'house.sunken' },
  wash: { bgcolor: 'house.accentWash' },
  deep: { bgcolor: 'house.deep', color: 'house.onDeep', '--kw-eyebrow': 'var(--kw-palette-house-accent)' },
} as const;

/** A band of a page with its heading. */
export function Section({
  title,
  subtitle,
  eyebrow,
  tone = 'plain',
  width = 'page',
  align = 'start',
  id,
  children,
}: SectionProps) {
  const headingId = useId();
  const head = title ? (
    <Box
      sx={{
        mb: { xs: 3, md: 4 },
        maxWidth: '68ch',
        ...(align === 'center' ? { mx: 'auto', textAlign: 'center', '& > p': { justifyContent: 'center' } } : {}),
      }}
    >
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Typography id={headingId} variant="h2">
        {title}
      </Typography>
      {subtitle ? (
        <Typography
          component="p"
          variant="subtitle1"
          sx={{ mt: 1, color: tone === 'deep' ? 'house.onDeepSoft' : 'text.secondary' }}
        >
          {subtitle}
        </Typography>
      ) : null}
    </Box>
  ) : null;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={title ? headingId : undefined}
      data-kw-surface={tone === 'deep' ? 'deep' : undefined}
      sx={{ py: width === 'none' ? { xs: 2, md: 3 } : { xs: 6, md: 9 }, ...grounds[tone] }}
    >
      {width === 'none' ? (
        <>
          {head}
          {children}
        </>
      ) : (
        <Container maxWidth={width === 'text' ? 'md' : 'lg'}>
          {head}
          {children}
        </Container>
      )}
    </Box>
  );
}
