import { Box, Container, Icon, IconButton, LinkButton } from '@kindwing/ui';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../messages/index.ts';
import { Brand } from '../brand.tsx';
import { OnPathChange } from '../on-path-change.tsx';
import { twoPictures } from '../two-pictures.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { SosButton, SosPulseToggle } from './sos-button.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The public site's header. Its navigation sticks to the top; the utility line above it scrolls away. */
export const Navbar = memo(function Navbar() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  // The page's small script may have opened the menu before.
  useEffect(() => {
    if (button.current?.getAttribute('aria-expanded') === 'true') setOpen(true);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };

  return (
    <Box
      component="header"
      onKeyDown={onKeyDown}
      sx={{
        position: 'sticky',
        top: { xs: 0, lg: -44 },
        zIndex: 1100,
        // The keyboard may come to the bar from below, when it has been scrolled away.
        '&:has(> [data-kw-surface] :focus-visible)': { top: 0 },
        // Where no script runs the narrow screens' menu is open, and higher than they are.
        '@media (scripting: none)': { position: { xs: 'static', lg: 'sticky' } },
      }}
    >
      {/* Any change of page closes the menu, Back included. */}
      <OnPathChange act={close} />
      <UtilityBar />
      <Box
        component="nav"
        aria-label={t('nav.label')}
        sx={{ bgcolor: 'background.default', borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, lg: 3 }, minHeight: 72 }}>
          <Brand onClick={close} />
          <Box sx={{ display: { xs: 'none', lg: 'flex' }, flexGrow: 1 }}>
            <NavLinks />
          </Box>
          <Box sx={{ display: { lg: 'none' }, flexGrow: 1 }} />
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
            <LinkButton to="/request-form">{t('nav.start')}</LinkButton>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <SosButton onClick={close} />
            <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
              <SosPulseToggle />
            </Box>
          </Box>
          <Box sx={{ display: { lg: 'none' }, '@media (scripting: none)': { display: 'none' } }}>
            <IconButton
              ref={button}
              label={t(open ? 'nav.close' : 'nav.open')}
              plain
              aria-expanded={open}
              aria-controls={menuId}
              data-early="menu"
              data-menu={menuId}
              data-other={t(open ? 'nav.open' : 'nav.close')}
              onClick={() => setOpen(!open)}
              sx={twoPictures('&[aria-expanded="true"]')}
            >
              <Icon name="menu" size={22} />
              <Icon name="close" size={22} />
            </IconButton>
          </Box>
        </Container>
        <MobileMenu id={menuId} open={open} onChoose={close} />
      </Box>
    </Box>
  );
});
