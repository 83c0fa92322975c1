import { configureAuth } from '@kindwing/auth';
import type { Registry } from '@kindwing/contract/schema';
import { initI18n } from '@kindwing/ui/i18n';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { languageOf, pathOf } from './address/site-address.ts';
import { Site, type SiteProps } from './app/site.tsx';
import { readConfiguration } from './configuration/read.ts';
import { enableOverrides, openRegistry, registry, watchDoubles, watchStrayErrors } from './federation/index.ts';
import { isMadeAhead, rootElement } from './hydration/made-ahead.ts';
import { onShown, takeOver } from './hydration/take-over.tsx';
import { registerShellMessages, shellMessages } from './messages/index.ts';

// The page's CSP forbids eval, which zod would probe for.
z.config({ jitless: true });

/** Reads what the page needs, side by side, and draws it. Whatever is missing becomes a page that says so. */
export async function start(): Promise<void> {
  performance.mark('kindwing:boot');
  registerShellMessages();
  const language = languageOf(location.pathname);
  const [state, i18n, parts] = await Promise.all([
    readConfiguration(),
    initI18n({ ...(language && { language }), preload: [shellMessages] }),
    readRegistry(),
  ]);
  watchStrayErrors();
  configureAuth(state.status === 'ready' ? state.configuration : undefined);
  if (state.status === 'ready') {
    enableOverrides(state.configuration.environment);
    watchDoubles(state.configuration.environment);
  }
  const site: SiteProps = { state, i18n, registry: parts };
  if (isMadeAhead()) {
    // Without a backend the page is as readable as before; the console says what lacks.
    if (state.status === 'ready') await takeOver(site, pathOf(location.pathname));
  } else createRoot(rootElement()).render(<Site {...site} onShown={onShown} />);
}

async function readRegistry(): Promise<Registry> {
  try {
    return await openRegistry();
  } catch (error) {
    console.error('The registry of remotes could not be read; the shell goes on without them.', error);
    return registry();
  }
}
