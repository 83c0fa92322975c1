import { type BackendClient, useSession } from '@kindwing/auth';
import { AppProviders, Box, Toaster } from '@kindwing/ui';
import { type I18n, I18nProvider } from '@kindwing/ui/i18n';
import { BrowserRouter } from '@kindwing/ui/router';
import { Fragment, StrictMode, useState } from 'react';
import { Bar } from './bar.tsx';
import { Page } from './page.tsx';
import type { Service } from './service.ts';
import { keepLooker, keptLooker, Session } from './session.tsx';
import { Surroundings } from './surroundings.tsx';

/** Another person gets fresh pages, as in the shell. */
function PersonsPage() {
  const session = useSession();
  return (
    <Fragment key={session.status === 'signed-in' ? session.user.id : 'visitor'}>
      <Page />
    </Fragment>
  );
}

interface Props {
  i18n: I18n;
  service: Service | undefined;
  client: BackendClient | undefined;
}

/** One remote's pages with what they need around them, and nothing of the shell. */
export function AloneHost({ i18n, service, client }: Props) {
  const [looker, setLooker] = useState(() => keptLooker(service !== undefined));
  const choose = (next: typeof looker) => {
    keepLooker(next);
    setLooker(next);
  };
  return (
    <StrictMode>
      <AppProviders>
        <I18nProvider i18n={i18n}>
          <BrowserRouter>
            <Session looker={looker} client={client}>
              <Surroundings service={service}>
                <Bar service={service} looker={looker} onLooker={choose} />
                <Box component="main" id="main" sx={{ px: { xs: 2, md: 4 }, py: 3, maxWidth: 1440 }}>
                  <PersonsPage />
                </Box>
                <Toaster />
              </Surroundings>
            </Session>
          </BrowserRouter>
        </I18nProvider>
      </AppProviders>
    </StrictMode>
  );
}
