import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Budget } from './figures/budgets.ts';
import { line } from './line/line.ts';
import type { ServedSites } from './sites/served.ts';

/** What a benchmark is given: a published site and a browser. */
export interface Bench {
  browser: Browser;
  /** The shell's address, without a slash at the end. */
  origin: string;
  sites: ServedSites;
  /** The workspace. */
  root: string;
  /** For files that the variants need. */
  folder: string;
  /** How often each variant is measured; medians are shown. */
  runs: number;
  /** Where Chromium lies and which key it is to trust, for tools that start one themselves. */
  chromium: { path: string; spki: string };
  say: (text: string) => void;
}

export interface Report {
  /** Tables for the terminal and the README. */
  text: string;
  budgets: Budget[];
  /** Everything that was measured. */
  data: unknown;
}

/** Under which circumstances the figures came about; they are worth little without. */
export const circumstances = (browser: Browser, runs: number) => ({
  at: new Date().toISOString(),
  runs,
  line,
  chromium: browser.version(),
  node: process.versions.node,
  processors: cpus().length,
  load: loadavg().map((value) => Math.round(value * 100) / 100),
});
