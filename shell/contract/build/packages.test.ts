// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faceVersion } from './packages.ts';
import { providedVersions, sharedFaces } from './shared.ts';
import { singleFaces } from './single-faces.ts';

const root = mkdtempSync(join(tmpdir(), 'kindwing-faces-'));
afterAll(() => rmSync(root, { recursive: true }));
const install = (name: string, content: object) => {
  mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify(content));
};
for (const library of ['react', 'react-dom']) install(library, { version: '19.3.1' });
const ui = (version: string) =>
  install('@kindwing/ui', {
    version,
    faces: { './router': '2.2.0', './i18n': '2.0.0', './query': '2.1.0' },
  });
ui('2.4.0');
install('@kindwing/auth', { version: '1.3.2', faces: { '.': '1.1.0' } });
install('@kindwing/contract', { version: '1.9.0' });

test.each([
  ['@kindwing/ui', '2.4.0'],
  ['@kindwing/ui/forms', '2.4.0'],
  ['@kindwing/ui/router', '2.2.0'],
  ['@kindwing/auth', '1.1.0'],
  // without a version of its own: its package's
  ['@kindwing/contract', '1.9.0'],
])('%s has the version %s', (face, version) => {
  expect(faceVersion(root, face)).toBe(version);
  expect(providedVersions(root)[face]).toBe(version);
});

test('a newer design system asks for nothing new of the faces that a page has once, and so keeps no remote from a shell', () => {
  const ranges = (side: 'shell' | 'remote') =>
    Object.fromEntries(singleFaces.map((face) => [face, sharedFaces(root, side)[face]?.requiredVersion]));
  const before = ranges('remote');
  ui('2.5.0');
  expect(ranges('remote')).toEqual(before);
  expect(sharedFaces(root, 'remote')['@kindwing/ui']?.requiredVersion).toBe('^2.5.0');
  expect(sharedFaces(root, 'shell')['@kindwing/ui/router']).toMatchObject({
    version: '2.2.0',
    requiredVersion: '^2.2.0',
  });
});
