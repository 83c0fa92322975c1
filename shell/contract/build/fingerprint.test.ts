// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let workspace: string;
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), content);
};
const now = () => fingerprint(join(workspace, 'remote-trips'));

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'kindwing-fingerprint-'));
  write('pnpm-lock.yaml', 'lockfileVersion: 9');
  write('remote-trips/src/remote.ts', 'export default {}');
  write('contract/src/index.ts', 'export {}');
  mkdirSync(join(workspace, 'remote-trips', 'node_modules', '@kindwing'), { recursive: true });
  symlinkSync(join(workspace, 'contract'), join(workspace, 'remote-trips', 'node_modules', '@kindwing', 'contract'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

test.each([
  'remote-trips/src/report/page.tsx',
  'remote-trips/src/template/page.tsx',
  'remote-trips/src/local/times.ts',
  'remote-trips/src/functions/fees.ts',
  'remote-trips/src/fixtures/example.json',
  'remote-trips/src/tests/eye-test-page.tsx',
  'remote-trips/report/page.tsx',
  'remote-trips/src/map/coast.webp',
  'remote-trips/src/map/coast.svg',
  'remote-trips/remote.config.ts',
  'contract/src/report/index.ts',
  'pnpm-lock.yaml',
])('a change in %s alone names another container', (file) => {
  write(file, 'one');
  const before = now();
  write(file, 'two');
  expect(now()).not.toBe(before);
});

test.each([
  'remote-trips/tests/page.test.tsx',
  'remote-trips/src/report/page.test.tsx',
  'remote-trips/dist/remote.json',
  'remote-trips/README.md',
  'contract/report/contract.d.txt',
  'contract/alone/main.tsx',
])('a change in %s, which no build reads, keeps the name', (file) => {
  const before = now();
  write(file, 'one');
  expect(now()).toBe(before);
});
