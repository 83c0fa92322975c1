import { Box, keyframes, LinkButton } from '@kindwing/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../messages/index.ts';
import { TurnButton } from '../turn-button.tsx';
import { setSosStill, sosIsStill, subscribeSos } from './sos-pulse.ts';

/** Red in both themes (the dark theme's error colour is a pale one); white on it has 5:1, and it has 3:1 on dark paper. */
const RED = '#d3352b';
const RED_DARKER = '#b3261e';

// Only what the compositor moves by itself: a page at rest paints nothing and leaves the main thread alone.
const pulse = keyframes({
  '0%': { opacity: 0.55, transform: 'scale(1)' },
  '70%, 100%': { opacity: 0, transform: 'scale(1.36, 1.56)' },
});

/** A second red shape behind the words; it is the same red as the button's, so only what reaches beyond it is seen. */
const ring = {
  content: '""',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 'inherit',
  backgroundColor: RED,
  pointerEvents: 'none',
  // Where no script runs nobody could stop it.
  '@media (prefers-reduced-motion: reduce), (forced-colors: active), (scripting: none)': { display: 'none' },
  animation: `${pulse} 2.2s ease-out infinite`,
} as const;

/** The red way to urgent help. It pulses, unless the system asks for reduced motion or the visitor stopped it. */
export function SosButton({ onClick }: { onClick?: () => void }) {
  const t = useText();
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
        fontWeight: 600,
        letterSpacing: '0.04em',
        flexShrink: 0,
        position: 'relative',
        isolation: 'isolate',
        '&::before': ring,
        '[data-sos-still] &::before': { display: 'none' },
      }}
    >
      {t('nav.sos')}
    </LinkButton>
  );
}

/** Stops the pulsing and starts it again; of no use, and so not shown, where it stands still already. */
export function SosPulseToggle() {
  const t = useText();
  const still = useSyncExternalStore(subscribeSos, sosIsStill, () => false);
  return (
    <Box component="span" sx={{ '@media (prefers-reduced-motion: reduce), (scripting: none)': { display: 'none' } }}>
      <TurnButton
        early="pulse"
        turned={still}
        sign="[data-sos-still]"
        labels={[t('sos.still'), t('sos.pulse')]}
        icons={['pause', 'play']}
        onTurn={() => setSosStill(!still)}
      />
    </Box>
  );
}
