import { Box, IconButton } from '@kindwing/ui';
import { useEffect, useState } from 'react';
import { useText } from '../messages/index.ts';

/** px scrolled before the button shows (specification §4) */
const THRESHOLD = 300;

const isReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the reader back to the top of a long page, and the focus with them. */
export function ScrollTop() {
  const t = useText();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!shown) return null;
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: isReduced() ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Box sx={{ position: 'fixed', right: { xs: 16, sm: 24 }, bottom: { xs: 16, sm: 24 }, zIndex: 1050 }}>
      <IconButton
        label={t('scroll.top')}
        icon="arrowUp"
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
}
