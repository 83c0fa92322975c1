import { type Browser, chromium } from '@playwright/test';

/** Quiet, and one that trusts the run's certificate by its key: only then does Chromium use its HTTP cache as it would at a visitor's. */
export const browserArguments = (spki: string): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--ignore-certificate-errors-spki-list=${spki}`,
];

export const launchBrowser = (executablePath: string, spki: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: browserArguments(spki) });
