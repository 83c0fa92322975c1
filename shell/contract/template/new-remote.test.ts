// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionSchema } from '../schema/published.ts';
import { newRemote } from './new-remote.ts';

const run = promisify(execFile);
const root = dirname(dirname(dirname(import.meta.dirname)));

/** A workspace as a team has it, but in a place of its own: what the house knows by name is not in it. */
let workspace: string;
let folder: string;
const tool = (name: string, ...args: string[]) =>
  run(join(folder, 'node_modules', '.bin', name), args, { cwd: folder });

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'kindwing-workspace-'));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) cpSync(join(root, file), join(workspace, file));
  folder = newRemote({ workspace, name: 'parking', owner: "Parking's team" });
  symlinkSync(join(root, 'remote-admin', 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test('a new remote type-checks, passes its own test and builds', { timeout: 400_000 }, async () => {
  await tool('tsc', '-p', '.');
  const { stdout } = await tool('vitest', 'run');
  expect(stdout).toMatch(/Tests\s+.*passed/);
  await tool('rsbuild', 'build');
  const remote = descriptionSchema.parse(JSON.parse(readFileSync(join(folder, 'dist', 'remote.json'), 'utf8')));
  expect(remote).toMatchObject({
    name: 'parking',
    owner: "Parking's team",
    routes: [{ path: '/parking', title: { en: 'Parking', es: 'Parking' } }],
    menu: [{ path: '/parking' }],
  });
  expect(readdirSync(join(folder, 'dist'))).toContain(remote.entry);
});

test('the second one gets a port of its own', () => {
  const second = newRemote({ workspace, name: 'hotels' });
  expect(readFileSync(join(folder, 'rsbuild.config.ts'), 'utf8')).toContain('port: 11');
  expect(readFileSync(join(second, 'rsbuild.config.ts'), 'utf8')).toContain('port: 12');
});

test.each([
  ['Parking', /one lower-case word/],
  ['car-park', /one lower-case word/],
  ['../up', /one lower-case word/],
  ['login', /belongs to the shell/],
  ['parking', /exists already/],
])('%s is refused, and nothing is written', (name, message) => {
  const before = readdirSync(workspace);
  expect(() => newRemote({ workspace, name })).toThrow(message);
  expect(readdirSync(workspace)).toEqual(before);
});
