import { Box, IconButton, useColorMode } from '@kindwing/ui';
import { useText } from '../messages/index.ts';

/** Turns light into dark and back; the choice is kept. Until the first press, and where no script runs, the system's preference holds. */
export function ThemeToggle() {
  const t = useText();
  const { mode, setPreference } = useColorMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <Box component="span" sx={{ '@media (scripting: none)': { display: 'none' } }}>
      <IconButton
        size="small"
        label={t(next === 'dark' ? 'theme.toDark' : 'theme.toLight')}
        icon={next === 'dark' ? 'moon' : 'sun'}
        data-early="theme"
        onClick={() => setPreference(next)}
      />
    </Box>
  );
}
