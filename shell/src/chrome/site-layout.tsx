import { Box, Container } from '@kindwing/ui';
import { useLocation } from '@kindwing/ui/router';
import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Footer } from './footer/footer.tsx';
import { Navbar } from './navbar/navbar.tsx';

/** The frame of the public site: header, breadcrumb, the page, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Navbar />
      {pathname === '/' ? null : (
        <Container sx={{ pt: 2 }}>
          <Breadcrumb />
        </Container>
      )}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          '&:focus': { outline: 'none' },
          // The page will mostly fill the window: the footer waits below it instead of jumping there.
          '&:has([data-arriving])': { minHeight: '100dvh' },
        }}
      >
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
