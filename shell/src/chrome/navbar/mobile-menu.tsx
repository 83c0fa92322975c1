import { Box, Container, Divider, LinkButton } from '@kindwing/ui';
import { useText } from '../../messages/index.ts';
import { LanguageSwitcher } from '../language-switcher.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { AccountActions } from './account-actions.tsx';
import { NavLinks } from './nav-links.tsx';
import { SosPulseToggle } from './sos-button.tsx';

/**
 * What the menu button opens on narrow screens: everything that the wide header shows, in one column. It is in the page
 * from the start, hidden, so that it opens before the application runs.
 */
export function MobileMenu({ id, open, onChoose }: { id: string; open: boolean; onChoose: () => void }) {
  const t = useText();
  return (
    <Box
      id={id}
      hidden={!open}
      sx={{
        display: { lg: 'none' },
        '&[hidden]': { display: 'none' },
        // Nobody can press the button where no script runs.
        '@media (scripting: none)': { '&[hidden]': { display: { xs: 'block', lg: 'none' } }, maxHeight: 'none' },
        borderTop: '1px solid',
        borderColor: 'divider',
        maxHeight: 'calc(100dvh - 72px)',
        overflowY: 'auto',
      }}
    >
      <Container sx={{ py: 2, display: 'grid', gap: 2 }}>
        <NavLinks stacked onChoose={onChoose} />
        <LinkButton to="/request-form" size="large" onClick={onChoose}>
          {t('nav.start')}
        </LinkButton>
        <Divider />
        <Box sx={{ justifySelf: 'start' }}>
          <AccountActions size="medium" onChoose={onChoose} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <LanguageSwitcher onChoose={onChoose} />
          <ThemeToggle />
          <SosPulseToggle />
        </Box>
      </Container>
    </Box>
  );
}
