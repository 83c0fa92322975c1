import { Box, IconButton, keyframes, LinkButton } from '@kindwing/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../messages/index.ts';
import { setSosStill, sosStill } from './sos-pulse.ts';

const pulse = keyframes({
  '0%': { boxShadow: '0 0 0 0 color-mix(in srgb, var(--kw-palette-error-main) 55%, transparent)' },
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
      color="error"
      onClick={onClick}
      aria-label={t('nav.sosLabel')}
      sx={{
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
