// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild } from '../build/index.ts';
import { singleFaces } from '../build/single-faces.ts';
import { descriptionSchema, registrySchema } from '../schema/index.ts';
import { defineRemote, describeRemote, isRemoteModule, satisfies } from '../src/index.ts';
import { CONTRACT_VERSION } from '../src/version.ts';
import { fakeHost } from '../testing/index.tsx';
import { readReport } from './files.ts';
import { firstBuild, firstDescription, firstModule, firstPublished, readOfHost } from './first-remote.ts';
import { subjectOf, typesNow } from './now.ts';
import { contractRoot, fingerprintOf } from './surface.ts';
import { objection, type Report } from './verdict.ts';

let compiled: ReturnType<typeof typesNow> | undefined;
/** Compiling takes seconds, and says the same each time. */
const now = (name: string) => {
  compiled ??= typesNow();
  const types = compiled[name];
  if (!types) throw new Error(`${name} is not reported`);
  return types;
};
const surfaceNow = () => now('contract').surface;

test.each(['contract', ...singleFaces])(
  '%s: its public types are those that were agreed on for this version',
  {
    timeout: 120_000,
  },
  (name) => {
    const { version } = now(name);
    expect(objection(readReport(name), now(name), subjectOf(name)) ?? 'agreed').toBe('agreed');
    expect(readReport(name).versions, `no ${version} in the report: run npm run report`).toHaveProperty([version]);
  },
);

test('a face’s types are in its report, those that others make too', { timeout: 120_000 }, () => {
  expect(now('@kindwing/ui/router').surface).toMatch(/^export \{ useSearchParams \} from 'react-router-dom';$/m);
  expect(now('@kindwing/ui/i18n').surface).toMatch(/^export declare function registerMessages\(/m);
  expect(now('@kindwing/auth').surface).toContain('export interface AuthActions');
  expect(now('@kindwing/contract').surface).toContain('export declare const defineRemote');
  expect(now('@kindwing/contract').surface).not.toContain('remoteBuild');
  // One name more alters no line of the others.
  for (const name of ['contract', ...singleFaces])
    expect(now(name).surface).not.toMatch(/^export [^\n]*\{[^}\n]*, [^}\n]*\} from/m);
});

test('what the first remotes of this major published is still read, and their modules still run', () => {
  expect(descriptionSchema.parse(firstPublished)).toEqual(firstPublished);
  expect(
    registrySchema.parse({
      schema: 1,
      release: 1,
      composedAt: '2026-01-01T00:00:00.000Z',
      remotes: { first: { current: { ...firstPublished, base: 'https://first.example/1.0.0-0123456789/' } } },
    }).remotes.first?.current.name,
  ).toBe('first');
  expect(isRemoteModule(defineRemote(firstModule))).toBe(true);
  expect(remoteBuild(firstDescription, firstBuild)).toBeTypeOf('function');
  expect(describeRemote(firstDescription)).toEqual(firstDescription);
  const host = fakeHost();
  expect(readOfHost(host)).toEqual(host);
  expect(satisfies(CONTRACT_VERSION, firstDescription.contract)).toBe(true);
});

test('every entry of the package is in the report, also what each team builds with', { timeout: 120_000 }, () => {
  const types = surfaceNow();
  expect(types).toContain('export interface RemoteBuildOptions {');
  expect(types).toContain('export declare const remoteBuild:');
  for (const file of [
    'src/index',
    'schema/index',
    'testing/index',
    'build/index',
    'build/collisions',
    'template/new-remote',
  ])
    expect(types).toContain(`// ${file}\n`);
});

test('the package has the contract’s version', () => {
  const { version } = JSON.parse(readFileSync(join(contractRoot, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(CONTRACT_VERSION);
});

test('a raised version alone changes nothing', { timeout: 60_000 }, () => {
  expect(surfaceNow()).not.toContain(CONTRACT_VERSION);
});

const old = '// src/host\nexport interface Host {\nsupportPhone: string;\n}\n';
const report: Report = { versions: { '1.1.0': fingerprintOf(old) }, surface: old };
const verdict = (version: string, types: string) =>
  objection(report, { version, surface: types, fingerprint: fingerprintOf(types) }, subjectOf('contract'));
const added = old.replace('}', 'siteUrl: string;\n}');
const altered = old.replace('supportPhone', 'phone');

test.each([
  ['nothing changed', '1.1.0', old, undefined],
  ['an addition under the old version', '1.1.0', added, /Raise CONTRACT_VERSION .*the minor[\s\S]*\+ siteUrl/],
  ['an addition under a new minor', '1.2.0', added, undefined],
  ['an alteration under the old version', '1.1.0', altered, /the major[\s\S]*- supportPhone[\s\S]*\+ phone/],
  ['an alteration under a new minor', '1.2.0', altered, /raise the major, or keep the old beside the new/],
  ['an alteration under a new major', '2.0.0', altered, undefined],
  ['a removed repetition of a line', '1.2.0', old.replace('}\n', ''), /raise the major/],
  ['a version below the last', '1.0.9', added, /not newer than 1\.1\.0/],
])('%s', (_, version, types, expected) => {
  const problem = verdict(version, types);
  if (expected) expect(problem).toMatch(expected);
  else expect(problem).toBeUndefined();
});
