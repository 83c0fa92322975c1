import { useRole } from '@kindwing/auth';
import { lazyPart } from '@kindwing/contract';
import { Box, IconButton, Typography } from '@kindwing/ui';
import { memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { Brand } from '../chrome/brand.tsx';
import { Breadcrumb } from '../chrome/breadcrumb/breadcrumb.tsx';
import { useOnDemand } from '../chrome/on-demand.ts';
import { OnPathChange } from '../chrome/on-path-change.tsx';
import { useFrame } from '../chrome/use-frame.ts';
import { useText } from '../messages/index.ts';
import { type Area, areaName } from './areas.ts';
import { Sidebar } from './sidebar.tsx';

const WIDTH = 280;
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'));

/** The frame of portal, back office and developer tools: a sidebar, or on narrow screens a menu that slides in. */
export function WorkspaceLayout({ area, children }: { area: Area; children: ReactNode }) {
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: `${WIDTH}px minmax(0, 1fr)`, minHeight: '100dvh' }}>
      <Side area={area} />
      <Box sx={{ minWidth: 0 }}>
        <TopBar area={area} />
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
    </Box>
  );
}

/** Stays as it is while its pages change, as the bar on narrow screens does. */
const Side = memo(function Side({ area }: { area: Area }) {
  const t = useText();
  const { role } = useRole();
  useFrame('sidebar');
  return (
    <Box
      component="aside"
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
  );
});

const TopBar = memo(function TopBar({ area }: { area: Area }) {
  const t = useText();
  const { role } = useRole();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isMenuHere = useOnDemand(MenuDrawer, open, close);
  return (
    <>
      {/* Any change of page closes the menu, Back included. */}
      <OnPathChange act={close} />
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
      {isMenuHere ? (
        <Suspense fallback={null}>
          <MenuDrawer area={area} open={open} onClose={close} label={t(areaName(area, role))} />
        </Suspense>
      ) : null}
    </>
  );
});
