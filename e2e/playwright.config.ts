import { defineConfig } from '@playwright/test';
import { quietUnderPlaywright } from './support/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: './artifacts/runs',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.KINDWING_REPORT
    ? [['list'], ['json', { outputFile: process.env.KINDWING_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.KINDWING_SHELL_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    // A film of every page would take half of the processors' time; the snapshots of a failure say more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.KINDWING_BROWSER, args: quietUnderPlaywright },
  },
});
