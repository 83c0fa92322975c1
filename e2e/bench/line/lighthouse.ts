import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { browserArguments } from './browser.ts';

/**
 * Fetched when the benchmark runs, as pnpm is: 200 packages and 190 MB that nobody else needs. The newest version that
 * runs on Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface LighthouseResult {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** Lighthouse's own measure of the machine; below 1000 it warns that the machine is slower than it expects. */
  machine: number;
  /** Audits that cost points, with what they say. */
  found: string[];
}

interface LighthouseReport {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

function summaryOf({ categories: found, audits, environment }: LighthouseReport): LighthouseResult {
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? Number.NaN) * 100)]),
  ) as Record<Category, number>;
  const costly = categories.flatMap((name) => found[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const failed = costly.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9
      ? `${audit.title} ${audit.displayValue ?? ''}`.trim()
      : [];
  });
  return { scores, machine: environment.benchmarkIndex, found: [...new Set(failed)] };
}

/** Its recording of a page's load fails now and then (`NO_NAVSTART`), for no fault of the page. */
const TRIES = 3;

/** Lighthouse as it comes: a phone on a simulated slow line. */
export async function lighthouse(bench: Bench, url: string): Promise<LighthouseResult> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await once(bench, url);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function once({ chromium, folder }: Bench, url: string): Promise<LighthouseResult> {
  const file = join(folder, 'lighthouse.json');
  rmSync(file, { force: true });
  const flags = ['--headless=new', ...browserArguments(chromium.spki)].join(' ');
  const given = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, ...given, `--only-categories=${categories.join(',')}`], {
    env: { ...process.env, CHROME_PATH: chromium.path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${said.slice(-2000)}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  if (report.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  return summaryOf(report);
}
