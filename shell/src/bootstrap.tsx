import { configureAuth } from '@kindwing/auth';
import '@kindwing/ui/fonts-in-one-file.css';
import { initI18n } from '@kindwing/ui/i18n';
import { languageOf, pathOf } from './address/site-address.ts';
import type { SiteProps } from './app/site.tsx';
import { readConfiguration } from './configuration/read.ts';
import { startScript } from './early/start-script.ts';
import {
  checkStorage,
  enableOverrides,
  openRegistry,
  watchBackend,
  watchDoubles,
  watchStrayErrors,
} from './federation/index.ts';
import { isMadeAhead } from './hydration/made-ahead.ts';
import { drawAnew, takeOver } from './hydration/take-over.tsx';
import { registerShellMessages, shellMessages } from './messages/index.ts';
import { withoutEval } from './without-eval.ts';

// Before anything that reads data arrives.
withoutEval();

/** Reads what the page needs, side by side, and draws it. Whatever is missing becomes a page that says so. */
export async function start(): Promise<void> {
  performance.mark('kindwing:boot');
  // It holds what would be asked for next.
  await startScript();
  registerShellMessages();
  const language = languageOf(location.pathname);
  const configuration = readConfiguration().then((state) => {
    // The stored session's library starts at once; texts may come meanwhile.
    configureAuth(state.status === 'ready' ? state.configuration : undefined);
    return state;
  });
  const [state, i18n, parts] = await Promise.all([
    configuration,
    initI18n({ ...(language && { language }), preload: [shellMessages] }),
    openRegistry(),
  ]);
  watchStrayErrors();
  watchBackend();
  checkStorage();
  if (state.status === 'ready') {
    enableOverrides(state.configuration.environment);
    watchDoubles(state.configuration.environment);
  }
  const site: SiteProps = { state, i18n, registry: parts };
  if (isMadeAhead()) {
    // Without a backend the page is as readable as before; the console says what lacks.
    if (state.status === 'ready') await takeOver(site, pathOf(location.pathname));
  } else await drawAnew(site, pathOf(location.pathname));
}
