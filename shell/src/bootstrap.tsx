import { AuthProvider, configureAuth } from '@kindwing/auth';
import type { Registry } from '@kindwing/contract/schema';
import { AppProviders } from '@kindwing/ui';
import { type I18n, I18nProvider, initI18n } from '@kindwing/ui/i18n';
import { BrowserRouter } from '@kindwing/ui/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { Shell } from './app/shell.tsx';
import { readConfiguration } from './configuration/read.ts';
import type { ConfigurationState } from './configuration/schema.ts';
import { enableOverrides, openRegistry, registry } from './federation/index.ts';
import { registerShellMessages, shellMessages } from './messages/index.ts';

// The page's CSP forbids eval, which zod would probe for.
z.config({ jitless: true });

/** Reads what the page needs, side by side, and draws it. Whatever is missing becomes a page that says so. */
export async function start(): Promise<void> {
  registerShellMessages();
  const [state, i18n, parts] = await Promise.all([
    readConfiguration(),
    initI18n({ preload: [shellMessages] }),
    readRegistry(),
  ]);
  configureAuth(state.status === 'ready' ? state.configuration : undefined);
  if (state.status === 'ready') enableOverrides(state.configuration.environment);
  draw(state, i18n, parts);
}

async function readRegistry(): Promise<Registry> {
  try {
    return await openRegistry();
  } catch (error) {
    console.error('The registry of remotes could not be read; the shell goes on without them.', error);
    return registry();
  }
}

function draw(state: ConfigurationState, i18n: I18n, parts: Registry): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root": compose it again from index.html.');
  createRoot(root).render(
    <StrictMode>
      <AppProviders>
        <I18nProvider i18n={i18n}>
          <AuthProvider>
            <BrowserRouter>
              <Shell state={state} registry={parts} />
            </BrowserRouter>
          </AuthProvider>
        </I18nProvider>
      </AppProviders>
    </StrictMode>,
  );
}
