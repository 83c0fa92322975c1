import { type Browser, chromium } from '@playwright/test';
import { quietChromium, quietUnderPlaywright } from '../../support/chromium.ts';

/** By its key: with a certificate error Chromium would not use its HTTP cache as it does at a visitor's. */
const trust = (spki: string) => `--ignore-certificate-errors-spki-list=${spki}`;

/** For a Chromium that Playwright doesn't start. */
export const browserArguments = (spki: string): string[] => [...quietChromium, trust(spki)];

export const launchBrowser = (executablePath: string, spki: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...quietUnderPlaywright, trust(spki)] });
