import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Version of a package as the application at `root` would import it. */
export function installedVersion(root: string, name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file))
    throw new Error(`${name} is not installed for ${root}: add it to the dependencies of its package.json and install`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

export const ownVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** Folders of the house's packages that the application at `root` depends on. */
export function housePackages(root: string): string[] {
  const folder = join(root, 'node_modules', '@kindwing');
  return existsSync(folder) ? readdirSync(folder).map((name) => realpathSync(join(folder, name))) : [];
}

/** The workspace's root: the nearest folder above with a lockfile. */
export function workspaceRoot(root: string): string {
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder))
    if (existsSync(join(folder, 'pnpm-lock.yaml'))) return folder;
  return root;
}
