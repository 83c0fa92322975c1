import { Box, IconButton } from '@kindwing/ui';
import { memo, useEffect } from 'react';
import { useText } from '../messages/index.ts';

/** px scrolled before the button shows (specification §4) */
const THRESHOLD = 300;

const isReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Brings the reader back to the top of a long page, and the focus with them. It is in every page and shows by an attribute
 * of the root, so that `early/waiting.ts` can offer it before there is an application.
 */
export const ScrollTop = memo(function ScrollTop() {
  const t = useText();

  useEffect(() => {
    const look = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  const toTop = () => {
    window.scrollTo({ top: 0, behavior: isReduced() ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Box
      sx={{
        position: 'fixed',
        right: { xs: 16, sm: 24 },
        bottom: { xs: 16, sm: 24 },
        zIndex: 1050,
        visibility: 'hidden',
        'html[data-scrolled] &': { visibility: 'visible' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <IconButton
        label={t('scroll.top')}
        icon="arrowUp"
        data-early="top"
        onClick={toTop}
        sx={{
          bgcolor: 'background.paper',
          color: 'primary.main',
          border: '1px solid',
          borderColor: 'house.outline',
          boxShadow: '0 6px 18px rgb(0 0 0 / 0.18)',
          '&:hover': { bgcolor: 'house.primaryWash' },
        }}
      />
    </Box>
  );
});
