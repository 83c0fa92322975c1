import { CONTRACT_VERSION } from '../src/version.ts';
import { facesNow } from './faces.ts';
import { fingerprintOf, surface } from './surface.ts';
import type { Now, Subject } from './verdict.ts';

/** Everything that is reported, as it is now. Compiling takes seconds. */
export function typesNow(): Record<string, Now> {
  const now = surface();
  return { contract: { version: CONTRACT_VERSION, surface: now, fingerprint: fingerprintOf(now) }, ...facesNow() };
}

export const subjectOf = (name: string): Subject => ({
  name,
  version: name === 'contract' ? 'CONTRACT_VERSION in src/version.ts' : 'its version under "faces" in its package.json',
});
