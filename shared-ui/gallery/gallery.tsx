import { AppProviders, BrandMark, Container, PageHeader, PageTitle, Stack, Toaster, Typography } from '@kindwing/ui';
import { initI18n } from '@kindwing/ui/i18n';
import { BrowserRouter } from '@kindwing/ui/router';
import { createRoot } from 'react-dom/client';
import { DataPart } from './data-part.tsx';
import { FormsPart } from './forms-part.tsx';
import { IconsPart } from './icons-part.tsx';
import { Actions, Cards, Places, Statuses } from './parts.tsx';

/** Every part on one page, to be looked at in both themes and at several widths. */
function Gallery() {
  return (
    <main id="main">
      <PageTitle title="Gallery" />
      <Container sx={{ pt: 4 }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 5 }}>
          <BrandMark size={40} />
          <Typography sx={{ fontWeight: 600, fontSize: '1.375rem', letterSpacing: '-0.02em' }}>Kindwing</Typography>
        </Stack>
        <PageHeader
          eyebrow="Gallery"
          title="Calm, exact and warm"
          subtitle="Every part of the design system, to be looked at: Il1 O0, 2 days 3 hours left."
        />
      </Container>
      <Actions />
      <Statuses />
      <Cards />
      <FormsPart />
      <DataPart />
      <Places />
      <IconsPart />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The gallery’s page has no #root');
await initI18n();
createRoot(root).render(
  <AppProviders>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
    <Toaster />
  </AppProviders>,
);
