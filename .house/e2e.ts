// npm run e2e -- [--grep @main-job …]: journeys in a real browser against freshly built sites and a backend of their own.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../supabase/local/free-ports.ts';
import { choosePorts } from '../supabase/local/ports.ts';
import { ensureBrowser } from './browser.ts';
import { startFaultControl } from './fault-control.ts';
import { root, run } from './run.ts';
import { startStack } from './stack.ts';

const dataFolder = join(root, '.kindwing', 'e2e');

async function main(): Promise<number> {
  // Free ones, so that it runs beside `npm start`, and none that the run's own connections may take before the sites listen.
  process.env.KINDWING_PORTS ??= String((await freePorts(10))[0]);
  rmSync(dataFolder, { recursive: true, force: true });
  const browser = await ensureBrowser();
  const control = await startFaultControl(choosePorts().shell + 9);
  const stack = await startStack({
    environment: 'test',
    dataFolder,
    faults: control.find,
    onStep: (step) => console.log(`${step} …`),
  });
  try {
    const { status } = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
      show: true,
      env: {
        KINDWING_BROWSER: browser,
        KINDWING_SHELL_URL: stack.shellUrl,
        KINDWING_API_URL: stack.backend.apiUrl,
        KINDWING_SERVICE_KEY: stack.backend.serviceKey,
        KINDWING_ANON_KEY: stack.backend.anonKey,
        KINDWING_SITES: stack.sitesDir,
        KINDWING_FAULTS: control.url,
      },
    });
    return status;
  } finally {
    await stack.close();
    await control.close();
  }
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
