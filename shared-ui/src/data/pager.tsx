import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

export interface PagerProps {
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** what of how much is in sight */
  summary?: ReactNode;
  label?: string;
}

/** Forward and back through a list by key: no page numbers, since nobody counts a million rows. */
export function Pager({ hasPrevious, hasNext, onPrevious, onNext, summary, label }: PagerProps) {
  const t = useUiText();
  if (!hasPrevious && !hasNext && !summary) return null;
  return (
    <Box
      component="nav"
      aria-label={label ?? t('pager.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2 }}
    >
      <Button
        variant="outlined"
        size="small"
        held={!hasPrevious}
        onClick={onPrevious}
        startIcon={<Icon name="chevronLeft" />}
      >
        {t('pager.previous')}
      </Button>
      <Button variant="outlined" size="small" held={!hasNext} onClick={onNext} endIcon={<Icon name="chevronRight" />}>
        {t('pager.next')}
      </Button>
      {summary ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {summary}
        </Typography>
      ) : null}
    </Box>
  );
}
