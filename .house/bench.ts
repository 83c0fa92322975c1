// npm run bench -- public|federation [--json FILE] [--runs 7]: speeds and weights of the built site, as ratios from one run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  benches,
  circumstances,
  launchBrowser,
  makeCertificate,
  readOptions,
  type ServedSites,
  serveSites,
} from '../e2e/bench/index.ts';
import { freePorts } from '../supabase/local/free-ports.ts';
import { ensureBrowser } from './browser.ts';
import { root } from './run.ts';
import { startStack } from './stack.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), Object.keys(benches));
  const run = benches[options.bench];
  if (!run) return;
  process.env.KINDWING_PORTS ??= String((await freePorts(10))[0]);
  const say = (text: string) => console.error(`${text} …`);
  const dataFolder = join(root, '.kindwing', 'bench');
  rmSync(dataFolder, { recursive: true, force: true });
  const folder = join(dataFolder, 'variants');
  mkdirSync(folder, { recursive: true });
  const [path, certificate] = [await ensureBrowser(), await makeCertificate('127.0.0.1')];
  let sites: ServedSites | undefined;
  const stack = await startStack({
    environment: 'test',
    dataFolder,
    onStep: say,
    serving: { scheme: 'https', start: async (asked) => (sites = await serveSites(asked, certificate)) },
  });
  try {
    if (!sites) throw new Error('the stack served no sites');
    const browser = await launchBrowser(path, certificate.spki);
    const before = circumstances(browser, options.runs);
    const chromium = { path, spki: certificate.spki };
    const report = await run({
      browser,
      origin: stack.shellUrl,
      sites,
      root,
      folder,
      runs: options.runs,
      chromium,
      say,
    });
    const after = circumstances(browser, options.runs);
    await browser.close();
    console.log(
      `\n${report.text}\n\nChromium ${after.chromium}, ${after.processors} processors, medians of ${options.runs}`,
    );
    console.log(`load at the beginning ${before.load.join(' ')}, at the end ${after.load.join(' ')}`);
    const missed = report.budgets.filter(({ met }) => !met);
    console.log(missed.length ? `unmet: ${missed.map(({ what }) => what).join('; ')}` : 'every budget is met');
    if (options.json) {
      const { budgets, data } = report;
      writeFileSync(
        resolve(options.json),
        `${JSON.stringify({ bench: options.bench, before, after, budgets, data }, null, 1)}\n`,
      );
    }
  } finally {
    await stack.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
