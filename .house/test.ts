// The whole check: types, lint, unused code, boundaries, units, backend, journeys. The last line is `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { add, type Counts, noCounts, playwrightCounts, vitestCounts } from './counts.ts';
import { root, run } from './run.ts';
import { checkTypes } from './types.ts';

// Everything that `npm test` takes a slice of: matrices in the journeys that would make it too long.
if (process.argv.includes('--full')) process.env.KINDWING_FULL = '1';

const reports = join(root, '.kindwing', 'reports');

const one = (ok: boolean): Counts => ({ ...noCounts, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

async function tool(command: string, args: string[]): Promise<Counts> {
  const { status, output } = await run(command, args);
  if (status !== 0) console.log(output);
  return one(status === 0);
}

async function types(): Promise<Counts> {
  const checks = await checkTypes();
  for (const { name, output } of checks.filter(({ ok }) => !ok)) console.log(`${name}\n${output}`);
  return checks.map(({ ok }) => one(ok)).reduce(add, noCounts);
}

async function vitest(name: string, ...args: string[]): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run('vitest', ['run', ...args, ...reporters], { show: true });
  return vitestCounts(report, status);
}

async function journeys(): Promise<Counts> {
  const report = join(reports, 'journeys.json');
  const { status } = await run('tsx', ['.house/e2e.ts'], { show: true, env: { KINDWING_REPORT: report } });
  return playwrightCounts(report, status);
}

const steps: { name: string; check: () => Promise<Counts> }[] = [
  { name: 'types', check: types },
  { name: 'lint', check: () => tool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']) },
  { name: 'unused code and dependencies', check: () => tool('knip', []) },
  { name: 'units', check: () => vitest('units') },
  { name: 'backend', check: () => vitest('backend', '--root', 'supabase') },
  { name: 'journeys', check: journeys },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let total = noCounts;
const lines: string[] = [];
for (const { name, check } of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const counts = await check();
  total = add(total, counts);
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`);
}
console.log(`\n${lines.join('\n')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);
