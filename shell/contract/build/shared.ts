import { faceVersion, installedVersion } from './packages.ts';
import { singleFaces } from './single-faces.ts';

export interface SharedFace {
  singleton: boolean;
  strictVersion: boolean;
  requiredVersion: string;
  /** What a build that carries a copy says it has, where that isn't its package's version. */
  version?: string;
  eager?: boolean;
  /** `false`: the build carries no copy of its own and relies on the shell's. */
  import?: false;
}

/** The design system may exist twice: a remote that needs a newer one brings its own copy, inside a `UiScope`. */
const doubled = ['@kindwing/ui', '@kindwing/ui/forms', '@kindwing/ui/schema', '@kindwing/ui/data', '@kindwing/ui/more'];

/** Too heavy for the first page: the shell provides them, but downloads them when a remote first asks. */
const lazy = new Set([
  '@kindwing/ui/query',
  '@kindwing/ui/forms',
  '@kindwing/ui/schema',
  '@kindwing/ui/data',
  '@kindwing/ui/more',
]);

/** React's patches may differ between shell and remote; its minors may not run backwards. */
const minorRange = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/**
 * What shell and remotes share: React and the house's own faces, never the libraries behind them (those ride inside the
 * faces, tree-shaken). Ranges are written out from the installed versions, because the bundler would copy `workspace:*`.
 */
export function sharedFaces(root: string, side: 'shell' | 'remote'): Record<string, SharedFace> {
  const eager = (face: string) => (side === 'shell' && !lazy.has(face) ? { eager: true } : {});
  const fromShell = side === 'remote' ? { import: false as const } : {};
  const shared: Record<string, SharedFace> = {};
  for (const library of ['react', 'react-dom'])
    shared[library] = {
      singleton: true,
      strictVersion: true,
      requiredVersion: minorRange(installedVersion(root, library)),
      ...eager(library),
      ...fromShell,
    };
  for (const face of [...singleFaces, ...doubled]) {
    const alone = singleFaces.includes(face);
    const version = faceVersion(root, face);
    shared[face] = {
      singleton: alone,
      strictVersion: true,
      requiredVersion: `^${version}`,
      version,
      ...eager(face),
      ...(alone ? fromShell : {}),
    };
  }
  return shared;
}

/** Versions that the shell provides for the faces, for the loader's check before it runs a remote. */
export function providedVersions(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(sharedFaces(root, 'shell')).map((face) => [
      face,
      face.startsWith('@') ? faceVersion(root, face) : installedVersion(root, face),
    ]),
  );
}
