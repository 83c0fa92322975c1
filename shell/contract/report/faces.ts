import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { nameInPackage, packageOf } from '../build/packages.ts';
import { singleFaces } from '../build/single-faces.ts';
import { contractRoot, fingerprintOf, surfaces } from './surface.ts';
import type { Now } from './verdict.ts';

interface Package {
  exports: Record<string, string>;
  faces?: Record<string, string>;
}

const folderOf = (name: string) =>
  name === '@kindwing/contract' ? contractRoot : realpathSync(join(contractRoot, 'node_modules', name));

/** Every face that a page can have only once, with its version and its public types as they are. */
export function facesNow(): Record<string, Now> {
  const packages = new Map<string, string[]>();
  for (const face of singleFaces) {
    const name = packageOf(face);
    packages.set(name, [...(packages.get(name) ?? []), face]);
  }
  return Object.fromEntries(
    [...packages].flatMap(([name, faces]) => {
      const folder = folderOf(name);
      const { exports, faces: versions = {} } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Package;
      const keys = faces.map(nameInPackage);
      const types = surfaces(
        folder,
        keys.map((key) => exports[key] ?? ''),
      );
      return faces.map((face, at) => {
        const surface = `${types[at]}\n`;
        const version = versions[keys[at] ?? ''];
        if (!version)
          throw new Error(
            `${face} can exist only once in a page: give it a version under "faces" in ${folder}/package.json`,
          );
        return [face, { version, surface, fingerprint: fingerprintOf(surface) }];
      });
    }),
  );
}
