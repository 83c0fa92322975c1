import { useRole } from '@kindwing/auth';
import { lazyPart } from '@kindwing/contract';
import { Box, IconButton, Typography } from '@kindwing/ui';
import { useLocation } from '@kindwing/ui/router';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Brand } from '../chrome/brand.tsx';
import { Breadcrumb } from '../chrome/breadcrumb/breadcrumb.tsx';
import { useOnDemand } from '../chrome/on-demand.ts';
import { useText } from '../messages/index.ts';
import { type Area, areaName } from './areas.ts';
import { Sidebar } from './sidebar.tsx';

const WIDTH = 280;
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'));

/** The frame of portal, back office and developer tools: a sidebar, or on narrow screens a menu that slides in. */
export function WorkspaceLayout({ area, children }: { area: Area; children: ReactNode }) {
  const t = useText();
  const { role } = useRole();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isMenuHere = useOnDemand(MenuDrawer, open, close);
  // Any change of page closes the menu, Back included.
  useEffect(close, [pathname]);

  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: `${WIDTH}px minmax(0, 1fr)`, minHeight: '100dvh' }}>
      <Box
        component="aside"
        data-sidebar=""
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
          bgcolor: 'background.paper',
          borderRight: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ px: 3.5, pt: 2.5, pb: 2 }}>
          <Brand />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t(areaName(area, role))}
          </Typography>
        </Box>
        <Box sx={{ flexGrow: 1 }}>
          <Sidebar area={area} />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component="header"
          sx={{
            display: { xs: 'flex', md: 'none' },
            position: 'sticky',
            top: 0,
            zIndex: 1100,
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: 64,
            px: 2,
            bgcolor: 'background.default',
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Brand />
          <IconButton label={t('nav.open')} icon="menu" plain aria-expanded={open} onClick={() => setOpen(true)} />
        </Box>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            px: { xs: 2, sm: 3, lg: 5 },
            pt: { xs: 2, md: 3 },
            pb: 8,
            maxWidth: 1440,
            '&:focus': { outline: 'none' },
          }}
        >
          <Box sx={{ mb: 3 }}>
            <Breadcrumb />
          </Box>
          {children}
        </Box>
      </Box>
      {isMenuHere ? (
        <Suspense fallback={null}>
          <MenuDrawer area={area} open={open} onClose={close} label={t(areaName(area, role))} />
        </Suspense>
      ) : null}
    </Box>
  );
}
