import { Box, Button, Icon, Paper, Typography } from '@kindwing/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../messages/index.ts';
import type { RemoteFailure } from './failure.ts';

interface ErrorCardProps {
  failure: RemoteFailure;
  /** `page` when it stands for the whole page and so carries its main heading. */
  place: 'page' | 'piece';
  /** A retry is under way: the card stays, so that the person's focus has somewhere to be. */
  retrying: boolean;
  onRetry: () => void;
}

/** Stands where a part of the site should be: says what happened, whom to call and the way out. */
export function ErrorCard({ failure, place, retrying, onRetry }: ErrorCardProps) {
  const t = useText();
  const { remote, owner, version, traceId } = failure;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page that had the focus is gone; keyboard and screen reader go on from here.
  useEffect(() => {
    if (place === 'page' && (document.activeElement === document.body || !document.activeElement))
      heading.current?.focus();
  }, [place]);
  return (
    <Box role="alert" sx={{ py: place === 'page' ? { xs: 4, md: 8 } : 2, px: 2 }}>
      <Paper variant="outlined" sx={{ maxWidth: 640, mx: 'auto', p: { xs: 3, md: 4 } }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant={place === 'page' ? 'h3' : 'h5'}
          component={place === 'page' ? 'h1' : 'h2'}
        >
          {t('federation.failed.title')}
        </Typography>
        <Typography sx={{ mt: 1.5 }}>{t('federation.failed.body')}</Typography>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('federation.failed.part', { part: remote, owner, version, traceId })}
        </Typography>
        <Button
          variant="contained"
          sx={{ mt: 3 }}
          startIcon={<Icon name="refresh" />}
          loading={retrying}
          onClick={onRetry}
        >
          {t(retrying ? 'federation.retrying' : 'federation.retry')}
        </Button>
      </Paper>
    </Box>
  );
}
