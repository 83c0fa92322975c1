import { Box, Typography } from '@kindwing/ui';
import { type ReactNode, useEffect, useRef } from 'react';

export interface AnswerSectionProps {
  /** The heading's id, by which the page leads to it. */
  id: string;
  title: ReactNode;
  summary: ReactNode;
  /** Takes the focus: whoever asked hears or sees it; whoever came by a link begins at the top of the page. */
  take: boolean;
  children: ReactNode;
}

/** What a tool found, below its form. */
export function AnswerSection({ id, title, summary, take, children }: AnswerSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (take) heading.current?.focus();
  }, [take]);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 5,
        minWidth: 0,
        pt: { xs: 4, md: 5 },
        borderTop: '3px dotted',
        borderColor: 'house.accent',
      }}
    >
      <div>
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ outline: 'none', scrollMarginTop: 96, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
        >
          {title}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '66ch' }}>{summary}</Typography>
      </div>
      {children}
    </Box>
  );
}

/** The way on from an answer. */
export function NextStep({ title, body, children }: { title: string; body: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ p: { xs: 3, sm: 4 }, bgcolor: 'house.primaryWash', borderRadius: '22px 72px 22px 22px', maxWidth: 780 }}>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '60ch' }}>{body}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>{children}</Box>
    </Box>
  );
}
