import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedVersion } from './packages.ts';
import type { SharedFace } from './shared.ts';

/** zod, as much of it as the house's schemas are made of. */
const SCHEMA_FACE = '@kindwing/ui/schema';

/**
 * The shared modules of a remote's build by the names in its sources: `zod` is the schema face there, wherever it is
 * imported, so that the rules' schemas and the pages' have one copy in a page. `paths` in its tsconfig says the same to
 * the compiler.
 */
export function sharedBySource(root: string, shared: Readonly<Record<string, SharedFace>>) {
  const face = shared[SCHEMA_FACE];
  // By its path, since the rules that ask for it don't depend on the design system; a path has no version of its own.
  const copy = createRequire(join(root, 'package.json')).resolve(SCHEMA_FACE);
  const version = installedVersion(root, '@kindwing/ui');
  return { ...shared, ...(face && { zod: { ...face, shareKey: SCHEMA_FACE, import: copy, version } }) };
}
