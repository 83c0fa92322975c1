import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { housePackages, workspaceRoot } from './packages.ts';

/** Never part of a build, at the top of any package. */
const unbuilt = ['node_modules', 'dist', 'tests', 'docs', 'README.md'];

/** What the house's packages keep beside the sources that they export. A remote's own folders may be called so and are built. */
const beside = ['alone', 'template', 'report', 'testing', 'gallery', 'local', 'seed', 'migrations', 'functions'];

/** Everything in a package that may be built: also pictures and texts, since a module may import them. */
function* sources(folder: string, skipped: readonly string[]): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || skipped.includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path, ['node_modules']);
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield path;
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
  const files = [
    ...sources(root, unbuilt),
    ...housePackages(root).flatMap((folder) => [...sources(folder, [...unbuilt, ...beside])]),
  ];
  for (const file of [...new Set(files)].sort()) hash.update(relative(workspace, file)).update(readFileSync(file));
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 10);
}
