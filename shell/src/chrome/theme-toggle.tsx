import { Box, useColorMode } from '@kindwing/ui';
import { useText } from '../messages/index.ts';
import { TurnButton } from './turn-button.tsx';

/** Turns light into dark and back; the choice is kept. Until the first press, and where no script runs, the system's preference holds. */
export function ThemeToggle() {
  const t = useText();
  const { mode, setPreference } = useColorMode();
  return (
    <Box component="span" sx={{ '@media (scripting: none)': { display: 'none' } }}>
      <TurnButton
        early="theme"
        turned={mode === 'dark'}
        sign='[data-mode="dark"]'
        labels={[t('theme.toDark'), t('theme.toLight')]}
        icons={['moon', 'sun']}
        onTurn={() => setPreference(mode === 'dark' ? 'light' : 'dark')}
      />
    </Box>
  );
}
