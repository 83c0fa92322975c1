import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Installed {
  version: string;
  /** Versions of their own that some of a package's faces have, by their name in its `exports`. */
  faces?: Record<string, string>;
}

function installed(root: string, name: string): Installed {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file))
    throw new Error(`${name} is not installed for ${root}: add it to the dependencies of its package.json and install`);
  return JSON.parse(readFileSync(file, 'utf8')) as Installed;
}

/** Version of a package as the application at `root` would import it. */
export const installedVersion = (root: string, name: string): string => installed(root, name).version;

/** The package of a face of the house's: `@kindwing/ui` of `@kindwing/ui/router`. */
export const packageOf = (face: string): string => face.split('/').slice(0, 2).join('/');

/** Its name in that package's `exports` and `faces`: `./router`. */
export const nameInPackage = (face: string): string => `.${face.slice(packageOf(face).length)}`;

/**
 * Version of a face of the house's. One that can exist only once in a page has its own, which rises when that face changes:
 * by its package's, whatever else changes there would keep a remote from a shell that has all the remote asks for.
 */
export function faceVersion(root: string, face: string): string {
  const { version, faces } = installed(root, packageOf(face));
  return faces?.[nameInPackage(face)] ?? version;
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
