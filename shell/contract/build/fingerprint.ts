import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { housePackages, workspaceRoot } from './packages.ts';

const skipped = new Set([
  'node_modules',
  'dist',
  'tests',
  'testing',
  'alone',
  'template',
  'report',
  'fixtures',
  'local',
  'seed',
  'migrations',
  'functions',
  'gallery',
]);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(tsx?|css|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/**
 * A hash of everything that a build is made from: the application's sources, the house's packages that it uses and the
 * lockfile. It names the container, so that two versions can live in one page without sharing chunks; it must be known
 * before the build, which is why it isn't the hash of the result.
 */
export function fingerprint(root: string): string {
  const workspace = workspaceRoot(root);
  const hash = createHash('sha256');
  const lock = join(workspace, 'pnpm-lock.yaml');
  const files = [root, ...housePackages(root)].flatMap((folder) => [...sources(folder)]);
  for (const file of [...new Set(files)].sort()) hash.update(relative(workspace, file)).update(readFileSync(file));
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 10);
}
