import { Box, IconButton, keyframes, LinkButton } from '@kindwing/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../messages/index.ts';
import { setSosStill, sosStill } from './sos-pulse.ts';

/** Red in both themes (the dark theme's error colour is a pale one); white on it has 5:1, and it has 3:1 on dark paper. */
const RED = '#d3352b';
const RED_DARKER = '#b3261e';

const pulse = keyframes({
  '0%': { boxShadow: `0 0 0 0 color-mix(in srgb, ${RED} 55%, transparent)` },
  '70%, 100%': { boxShadow: '0 0 0 12px transparent' },
});

const useStill = () => useSyncExternalStore(sosStill.subscribe, sosStill.getState, () => false);

/** The red way to urgent help. It pulses, unless the system asks for reduced motion or the visitor stopped it. */
export function SosButton({ onClick }: { onClick?: () => void }) {
  const t = useText();
  const still = useStill();
  return (
    <LinkButton
      to="/sos"
      onClick={onClick}
      aria-label={t('nav.sosLabel')}
      sx={{
        bgcolor: RED,
        color: '#fff',
        '&:hover': { bgcolor: RED_DARKER },
        px: 2.25,
        minWidth: 0,
        fontWeight: 750,
        letterSpacing: '0.04em',
        flexShrink: 0,
        ...(still
          ? {}
          : { '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 2.2s ease-out infinite` } }),
      }}
    >
      {t('nav.sos')}
    </LinkButton>
  );
}

/** Stops the pulsing and starts it again; of no use, and so not shown, where the system stopped it already. */
export function SosPulseToggle() {
  const t = useText();
  const still = useStill();
  return (
    <Box component="span" sx={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}>
      <IconButton
        size="small"
        label={t(still ? 'sos.pulse' : 'sos.still')}
        icon={still ? 'play' : 'pause'}
        onClick={() => setSosStill(!still)}
      />
    </Box>
  );
}
