import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () =>
  [process.env.KINDWING_BROWSER ?? '', chromium.executablePath(), ...usual].find((path) => path && existsSync(path));

/** The browser's path; installs one where there is none: Playwright's own build, or the distribution's Chromium. */
export async function ensureBrowser(): Promise<string> {
  const found = find();
  if (found) return found;
  console.log('Installing a browser …');
  const tries: [string, string[]][] = [
    ['playwright', ['install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
  const said: string[] = [];
  for (const [command, args] of tries) {
    said.push((await run(command, args)).output.slice(-600));
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    `No browser could be installed. Install Chromium, or set KINDWING_BROWSER to one.\n${said.join('\n')}`,
  );
}
