// @vitest-environment node
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@kindwing/contract/schema';
import { describe, expect, test } from 'vitest';
import { remoteBuild, settings, shellBuild, temporaryFolder } from './fixture.ts';
import { openSite } from './site.ts';

async function publishedSite() {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(settings);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal'), admin: remoteBuild('admin') });
  const read = (file: string) => readFileSync(join(folder, 'shell', 'current', file), 'utf8');
  const registry = (): Registry => registrySchema.parse(JSON.parse(read('registry.json')));
  return { folder, site, read, registry };
}

/** Everything that a visitor can see, to prove that nothing of it has changed. */
const liveState = (folder: string) => {
  const current = join(folder, 'shell', 'current');
  return [
    readlinkSync(current),
    ...readdirSync(current)
      .sort()
      .map((file) => readFileSync(join(current, file), 'utf8')),
  ];
};

test('pages carry the registry that the site serves, and the configuration', async () => {
  const { read, registry } = await publishedSite();
  const page = read('app.html');
  const inlined = /id="kindwing-registry">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(inlined)).toEqual(registry());
  expect(page).toContain('window.__KINDWING_CONFIG__={"environment":"production"');
  expect(JSON.parse(read('config.json'))).toEqual(settings.config);
  expect(registry().remotes.portal?.current.base).toMatch(/^https:\/\/portal\.example\/1\.0\.0-[0-9a-f]+\/$/);
});

test('publishing one remote switches it alone and keeps the version before it at hand', async () => {
  const { site, registry } = await publishedSite();
  const before = registry();
  const version = await site.publish('portal', remoteBuild('portal', 'two'), { who: 'ana', why: 'new trips page' });
  const after = registry();
  expect(after.remotes.portal?.current.version).toBe(version);
  expect(after.remotes.portal?.previous?.version).toBe(before.remotes.portal?.current.version);
  expect(after.remotes.admin).toEqual(before.remotes.admin);
  expect(site.status().history.at(-1)).toMatchObject({ who: 'ana', why: 'new trips page', action: 'publish' });
});

test('rollback brings the version before, twice if need be, and then says that there is none', async () => {
  const { site, registry } = await publishedSite();
  const first = registry().remotes.portal?.current.version;
  await site.publish('portal', remoteBuild('portal', 'two'));
  await site.publish('portal', remoteBuild('portal', 'three'));
  await site.rollback('portal');
  expect(await site.rollback('portal')).toBe(first);
  expect(registry().remotes.portal?.current.version).toBe(first);
  await expect(site.rollback('portal')).rejects.toThrow(/no earlier version/);
});

test('the shell is published and rolled back like any other part, and its old files stay', async () => {
  const { folder, site, read } = await publishedSite();
  await site.publish('shell', shellBuild('two'));
  expect(read('app.html')).toContain("early('two')");
  expect(readdirSync(join(folder, 'shell', 'assets', 'static', 'js'))).toHaveLength(2);
  await site.rollback('shell');
  expect(read('app.html')).toContain("early('one')");
});

test('a version that no longer fits the shell is passed over as the one to fall back to', async () => {
  const { site, registry } = await publishedSite();
  await site.publish('portal', remoteBuild('portal', 'future', { contract: '^2.0.0' }), { force: true });
  await site.publish('portal', remoteBuild('portal', 'three'));
  expect(registry().remotes.portal?.previous?.contract).toBe('^1.0.0');
});

test.each<[string, () => string, RegExp]>([
  ['another contract', () => remoteBuild('portal', 'x', { contract: '^2.0.0' }), /needs contract \^2\.0\.0/],
  [
    'a newer face',
    () => remoteBuild('portal', 'x', { shared: { '@kindwing/ui/router': '^1.3.0' } }),
    /needs @kindwing\/ui\/router/,
  ],
  [
    'a newer design system than the one that its pages would be drawn with',
    () => remoteBuild('portal', 'x', { shared: { '@kindwing/ui': '^2.1.0' } }),
    /needs @kindwing\/ui \^2\.1\.0, the shell shares none/,
  ],
  [
    'a path of another remote',
    () => remoteBuild('portal', 'x', { routes: [{ path: '/admin', covers: 'exact', title: { en: 'x', es: 'x' } }] }),
    /\/admin collides/,
  ],
  [
    'a file that was changed after the build',
    () => {
      const dist = remoteBuild('portal', 'x');
      appendFileSync(join(dist, 'remoteEntry.0123456789.js'), 'evil()');
      return dist;
    },
    /is not the file that was built/,
  ],
  [
    'a script that the build does not know',
    () => {
      const dist = remoteBuild('portal', 'x');
      writeFileSync(join(dist, 'extra.js'), 'evil()');
      return dist;
    },
    /is not in remote\.json/,
  ],
  ['a build of another remote', () => remoteBuild('admin', 'x'), /describes admin, not portal/],
  ['no build at all', () => temporaryFolder(), /build portal first/],
])('%s is refused and leaves the live site as it was', async (_, build, expected) => {
  const { folder, site } = await publishedSite();
  const before = liveState(folder);
  const dist = build();
  expect((await site.canDeploy('portal', dist)).join('\n')).toMatch(expected);
  await expect(site.publish('portal', dist)).rejects.toThrow(expected);
  expect(liveState(folder)).toEqual(before);
});

test('a remote without a home is refused before anything is uploaded', async () => {
  const { folder, site } = await publishedSite();
  const expected = /no origin for trips: add origins\.trips/;
  const dist = remoteBuild('trips');
  expect((await site.canDeploy('trips', dist)).join('\n')).toMatch(expected);
  await expect(site.publish('trips', dist)).rejects.toThrow(expected);
  expect(existsSync(join(folder, 'trips'))).toBe(false);
});

test('a candidate hears of a missing shell and of a version that exists already', async () => {
  const empty = openSite(temporaryFolder());
  expect((await empty.canDeploy('portal', remoteBuild('portal'))).join()).toMatch(/settings.json is missing/);
  await empty.configure(settings);
  expect(await empty.canDeploy('portal', remoteBuild('portal'))).toEqual([expect.stringMatching(/no shell here yet/)]);
  const { site } = await publishedSite();
  const { version } = JSON.parse(readFileSync(join(remoteBuild('portal'), 'remote.json'), 'utf8'));
  const other = remoteBuild('portal', 'two', { version });
  expect((await site.canDeploy('portal', other)).join()).toMatch(/never changes/);
});

test('a version that others have moved on from does not come back by itself', async () => {
  const { folder, site, registry } = await publishedSite();
  const route = (path: string) => ({ path, covers: 'subtree' as const, title: { en: path, es: path } });
  await site.publish('portal', remoteBuild('portal', 'help', { routes: [route('/portal'), route('/help')] }));
  await site.publish('portal', remoteBuild('portal', 'two'));
  await site.publish('admin', remoteBuild('admin', 'help', { routes: [route('/admin'), route('/help')] }));
  const before = liveState(folder);
  await expect(site.rollback('portal')).rejects.toThrow(
    /can't go back .*--force[\s\S]*\/help collides with \/help of admin/,
  );
  expect(liveState(folder)).toEqual(before);
  // It is forced past, and again to the one before.
  await site.rollback('portal', { force: true });
  await site.rollback('portal');
  expect(registry().remotes.portal?.current.routes).toHaveLength(1);
});

test('a version that the shell can not run does not come back, while a shell comes back whatever fits it', async () => {
  const { site, registry } = await publishedSite();
  await site.publish('portal', remoteBuild('portal', 'faces', { shared: { '@kindwing/ui/router': '^1.3.0' } }), {
    force: true,
  });
  await site.publish('portal', remoteBuild('portal', 'two'));
  await expect(site.rollback('portal')).rejects.toThrow(
    /needs @kindwing\/ui\/router \^1\.3\.0, the shell shares 1\.0\.0/,
  );
  const remote = (name: string) => remoteBuild(name, 'new', { contract: '^2.0.0' });
  await site.publishAll({
    shell: shellBuild('two', { contract: '2.0.0' }),
    portal: remote('portal'),
    admin: remote('admin'),
  });
  await site.rollback('shell');
  expect(registry().remotes.portal).toMatchObject({
    current: { contract: '^2.0.0' },
    previous: { contract: '^1.0.0' },
  });
});

describe('slots', () => {
  const portal = (content: string, slots: string[] = []) =>
    remoteBuild('portal', content, { slots: slots.map((name) => ({ name })) });
  const admin = (content: string, uses?: string[]) => remoteBuild('admin', content, { uses });

  test('one that a live remote uses is not taken away, neither by a new version nor by an old one', async () => {
    const { site, folder } = await publishedSite();
    await site.publish('portal', portal('with', ['portal/Detail']));
    await site.publish('admin', admin('using', ['portal/Detail', 'shell/Remotes']));
    const before = liveState(folder);
    const expected = /no longer offers the slot portal\/Detail, which admin 1\.0\.0-\w+ \(Portal team\) uses: keep it/;
    expect(await site.canDeploy('portal', portal('without'))).toEqual([expect.stringMatching(expected)]);
    await expect(site.publish('portal', portal('without'))).rejects.toThrow(expected);
    await expect(site.rollback('portal')).rejects.toThrow(expected);
    expect(liveState(folder)).toEqual(before);
    // Together they may move, and what nobody uses any more may go.
    await site.publishAll({ portal: portal('renamed', ['portal/Trip']), admin: admin('moved', ['portal/Trip']) });
    await site.publish('admin', admin('done', []));
    await site.publish('portal', portal('without'));
  });

  test('one that nothing live offers can not be used, by a new version or an old one', async () => {
    const { site } = await publishedSite();
    const expected = /admin 1\.0\.0-\w+ uses the slot portal\/Detail, which nothing live offers/;
    expect(await site.canDeploy('admin', admin('using', ['portal/Detail']))).toEqual([expect.stringMatching(expected)]);
    await site.publish('portal', portal('with', ['portal/Detail']));
    await site.publish('admin', admin('using', ['portal/Detail']));
    await site.publish('admin', admin('done', []));
    await site.publish('portal', portal('without'));
    await expect(site.rollback('admin')).rejects.toThrow(expected);
    // What an older build uses it doesn't say, so nothing is held against it.
    expect(await site.canDeploy('admin', admin('from before'))).toEqual([]);
  });

  test('who finds one missing already is not to blame for it', async () => {
    const { site } = await publishedSite();
    await site.publish('admin', admin('using', ['portal/Detail']), { force: true });
    expect(await site.canDeploy('trips', remoteBuild('trips'))).not.toContainEqual(expect.stringMatching(/slot/));
  });
});

test('a shell that live remotes do not fit is refused', async () => {
  const { site } = await publishedSite();
  expect((await site.canDeploy('shell', shellBuild('two', { contract: '2.0.0' }))).join()).toMatch(
    /portal .* needs contract/,
  );
});

test.each([
  ['/login', /portal: route \/login covers the shell's \/login/],
  ['/es/portal', /portal: route \/es\/portal begins with a language/],
])("a version that asks for %s, which isn't a remote's to give, is refused", async (path, reason) => {
  const { site, registry } = await publishedSite();
  const before = registry().remotes.portal?.current.version;
  const portal = remoteBuild('portal', 'two', {
    routes: [{ path, covers: 'exact', title: { en: path, es: path } }],
  });
  expect((await site.canDeploy('portal', portal)).join()).toMatch(reason);
  await expect(site.publish('portal', portal)).rejects.toThrow(reason);
  expect(registry().remotes.portal?.current.version).toBe(before);
});

test('parts that need each other go live in one step', async () => {
  const { site, registry } = await publishedSite();
  const shell = shellBuild('two', { contract: '2.0.0' });
  const remote = (name: string) => remoteBuild(name, 'two', { contract: '^2.0.0' });
  await site.publishAll({ shell, portal: remote('portal'), admin: remote('admin') });
  expect(registry().remotes.portal?.current.contract).toBe('^2.0.0');
  expect(registry().remotes.portal?.previous).toBeUndefined();
});

test('a path may move from one remote to another when both are published together', async () => {
  const { site, registry } = await publishedSite();
  const route = (path: string) => ({ path, covers: 'subtree' as const, title: { en: path, es: path } });
  const portal = remoteBuild('portal', 'two', { routes: [route('/portal'), route('/admin/help')] });
  const admin = remoteBuild('admin', 'two', { routes: [route('/admin/desk')] });
  expect((await site.canDeploy('portal', portal)).join()).toMatch(/\/admin\/help collides/);
  await site.publishAll({ portal, admin });
  expect(registry().remotes.portal?.current.routes).toHaveLength(2);
});

test('a publication that dies before the switch leaves the live site whole, and the next one succeeds', async () => {
  const { folder, site, registry } = await publishedSite();
  const before = liveState(folder);
  // Composing fails after the upload, as it would on a full disk.
  const settingsFile = join(folder, 'settings.json');
  const kept = readFileSync(settingsFile, 'utf8');
  writeFileSync(settingsFile, '{');
  await expect(site.publish('portal', remoteBuild('portal', 'two'))).rejects.toThrow();
  expect(liveState(folder)).toEqual(before);
  writeFileSync(settingsFile, kept);
  // What a killed process leaves: half a folder, half a release, a lock.
  mkdirSync(join(folder, 'portal', '1.0.0-aaaaaaaaaa.1.part'));
  mkdirSync(join(folder, 'shell', 'releases', '000002.1.part'));
  writeFileSync(join(folder, 'publish.lock'), '999999999');
  const version = await site.publish('portal', remoteBuild('portal', 'two'));
  expect(registry().remotes.portal?.current.version).toBe(version);
});

test('while another process publishes, a second one is told so', async () => {
  const { folder, site } = await publishedSite();
  const holder = { pid: process.ppid, host: hostname(), at: Date.now() };
  writeFileSync(join(folder, 'publish.lock'), JSON.stringify(holder));
  await expect(site.publish('portal', remoteBuild('portal', 'two'))).rejects.toThrow(/is publishing here already/);
});

test('a published version never changes', async () => {
  const { site } = await publishedSite();
  const version = '1.0.0-0123456789';
  await site.publish('portal', remoteBuild('portal', 'a', { version }));
  await expect(site.publish('portal', remoteBuild('portal', 'b', { version }))).rejects.toThrow(/never changes/);
});

test('remotes can not come before the shell', async () => {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(settings);
  await expect(site.publish('portal', remoteBuild('portal'))).rejects.toThrow(/publish it first/);
  expect(existsSync(join(folder, 'shell', 'current'))).toBe(false);
});

test('settings that changed reach the pages; unchanged ones make no release', async () => {
  const { site, read } = await publishedSite();
  const { release } = site.status().versions;
  await site.configure(settings);
  expect(site.status().versions.release).toBe(release);
  await site.configure({ ...settings, config: { ...settings.config, supportPhone: '+34 1' } });
  expect(read('app.html')).toContain('+34 1');
});
