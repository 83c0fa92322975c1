import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * Counts of a Vitest JSON report. A missing report counts as one failure, and so does a run that failed although
 * each of its tests passed (a suite that could not be loaded, an error outside a test).
 */
export function vitestCounts(file: string, status: number): Counts {
  if (!existsSync(file)) return { ...noCounts, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  };
  const failed = report.numFailedTests || (status === 0 && report.numPassedTests > 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** Counts of a Playwright JSON report; a test that passed only on a retry counts as failed: a flaky journey is a fault. */
export function playwrightCounts(file: string, status: number): Counts {
  if (!existsSync(file)) return { ...noCounts, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const failed = stats.unexpected + stats.flaky || (status === 0 && stats.expected > 0 ? 0 : 1);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}
