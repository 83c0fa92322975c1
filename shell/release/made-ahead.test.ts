// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registry, registrySchema } from '@kindwing/contract/schema';
import { expect, test } from 'vitest';
import { openBucketSite } from './bucket-site.ts';
import { makingShellBuild, publicBuild, remoteBuild, settings, temporaryFolder } from './fixture.ts';
import { openS3 } from './s3.ts';
import { s3Key, startTestS3 } from './s3-fixture.ts';
import { openSite } from './site.ts';

/** Pages that only the shell `two` can make, as when a remote calls what an older one hasn't. */
const needsTwo = "if (require('mark') !== 'two') throw new Error('too old a shell'); return 'two'";

async function publishedSite(shell = makingShellBuild(), remote = publicBuild(), config: object = {}) {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure({ ...settings, config: { ...settings.config, ...config } });
  await site.publishAll({ shell, public: remote, portal: remoteBuild('portal') });
  const live = (file: string) => join(folder, 'shell', 'current', file);
  const read = (file: string) => readFileSync(live(file), 'utf8');
  const registry = (): Registry => registrySchema.parse(JSON.parse(read('registry.json')));
  const has = (file: string) => existsSync(live(file));
  return { folder, site, read, has, registry };
}

test('pages are made when a version is published, and given back when it is rolled back', async () => {
  const { site, read } = await publishedSite();
  expect(read('services/index.html')).toMatch(/<p>one 1\.0\.0-\w+ one<\/p>/);
  expect(read('es/services/index.html')).toContain('one</p>');
  await site.publish('public', publicBuild('two'));
  expect(read('index.html')).toMatch(/<p>one 1\.0\.0-\w+ two<\/p>/);
  await site.rollback('public');
  expect(read('index.html')).toMatch(/<p>one 1\.0\.0-\w+ one<\/p>/);
});

test('what the application draws has a window of its own; what is made ahead starts no browser anew', async () => {
  const { read } = await publishedSite();
  const { pages, ...application } = JSON.parse(read('headers.json'));
  expect(application['cross-origin-opener-policy']).toBe('same-origin');
  expect(Object.keys(pages)).toContain('es/services/index.html');
  const signIn = ['login/index.html', 'es/login/index.html'];
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(signIn));
  for (const [file, headers] of Object.entries(pages)) {
    const own = signIn.includes(file) ? ['cross-origin-opener-policy'] : [];
    expect(Object.keys(headers as object)).toEqual(['content-security-policy', ...own]);
  }
});

test('the page to sign in is one in each language, which search engines find and the application draws at once', async () => {
  const { read, has } = await publishedSite(makingShellBuild(), publicBuild(), { siteUrl: 'https://kindwing.example' });
  const page = read('es/login/index.html');
  expect(page).toMatch(/^<!doctype html><html lang="es" data-language="es" data-twin="\/login">/);
  expect(page).toContain('<title>/login</title>');
  expect(page).toContain('<meta name="description" content="/login">');
  expect(page).toContain('<link rel="canonical" href="https://kindwing.example/es/login">');
  expect(page).toContain('<link rel="alternate" hreflang="en" href="https://kindwing.example/login">');
  expect(page).not.toContain('noindex');
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain('id="kindwing-registry"');
  expect(read('sitemap.xml')).toContain('<loc>https://kindwing.example/login</loc>');
  expect(has('signup/index.html')).toBe(false);
  expect(read('app.html')).toContain('noindex');
});

test('pages are made as production, and the process says so to nothing that it starts afterwards', async () => {
  const given = process.env.NODE_ENV;
  delete process.env.NODE_ENV;
  try {
    const { read } = await publishedSite(makingShellBuild(), publicBuild('one', {}, 'return process.env.NODE_ENV'));
    expect(read('index.html')).toContain('production</p>');
    expect(process.env.NODE_ENV).toBeUndefined();
  } finally {
    process.env.NODE_ENV = given;
  }
});

test('a shell is rolled back past a remote that no longer fits: its pages are those of its version before', async () => {
  const { site, read, registry } = await publishedSite();
  const first = registry().remotes.public?.current.version;
  await site.publishAll({
    shell: makingShellBuild('two', { contract: '2.0.0' }),
    portal: remoteBuild('portal', 'two', { contract: '^2.0.0' }),
    public: publicBuild('two', { contract: '^2.0.0' }, needsTwo),
  });
  expect(read('index.html')).toContain('two</p>');
  await site.rollback('shell');
  const page = read('index.html');
  expect(page).toContain(`<p>one ${first} one</p>`);
  expect(page).toContain(`href="https://public.example/${first}/remoteEntry`);
  expect(registry().remotes.public).toMatchObject({ current: { contract: '^2.0.0' }, previous: { version: first } });
});

test('a remote of which nothing fits has no pages, and none of its code is run', async () => {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(settings);
  await site.publishAll({ shell: makingShellBuild() });
  await site.publishAll({
    shell: makingShellBuild('two', { contract: '2.0.0' }),
    public: publicBuild('two', { contract: '^2.0.0' }, needsTwo),
  });
  await site.rollback('shell');
  expect(existsSync(join(folder, 'shell', 'current', 'index.html'))).toBe(false);
  expect(existsSync(join(folder, 'shell', 'current', '404', 'index.html'))).toBe(true);
});

test('a fitting remote whose pages an older shell can not make stops no rollback: the application draws them', async () => {
  const { site, read, has } = await publishedSite();
  await site.publish('shell', makingShellBuild('two'));
  await site.publish('public', publicBuild('two', {}, `if (path === '/services') { ${needsTwo} } return 'two'`));
  const notes: string[] = [];
  await site.rollback('shell', { note: (text) => notes.push(text) });
  expect(read('index.html')).toMatch(/<p>one 1\.0\.0-\w+ two<\/p>/);
  expect(has('services/index.html')).toBe(false);
  expect(has('es/services/index.html')).toBe(false);
  expect(JSON.parse(read('answers.json')).application).toContainEqual({ path: '/services', covers: 'exact' });
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^public 1\.0\.0-\w+: the page \/services \(en\) can't be made .*too old a shell/);

  // Nor is another team's publication, which can't mend it.
  const portal = remoteBuild('portal', 'two');
  expect(await site.canDeploy('portal', portal)).toEqual([]);
  await site.publish('portal', portal);
  expect(has('services/index.html')).toBe(false);
  // Whoever publishes a shell answers for all pages.
  expect((await site.canDeploy('shell', makingShellBuild('three'))).join('\n')).toMatch(/public .*\/services \(es\)/);
  await site.publish('shell', makingShellBuild('two'));
  expect(has('services/index.html')).toBe(true);
});

test('pages that can not be made are found by can-deploy, and refused before anything is uploaded', async () => {
  const { folder, site, read } = await publishedSite();
  const dist = publicBuild('two', {}, "if (path === '/services') window.scrollTo(0, 0); return 'two'");
  const expected =
    /public 1\.0\.0-\w+: the page \/services \(en\) can't be made ahead of time: ReferenceError: window .*take the address out of prerender/;
  expect((await site.canDeploy('public', dist)).join('\n')).toMatch(expected);
  await expect(site.publish('public', dist)).rejects.toThrow(expected);
  const { version } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  expect(existsSync(join(folder, 'public', version))).toBe(false);
  expect(read('services/index.html')).toContain('one</p>');
  // Whoever insists has the pages that could be made.
  await site.publish('public', dist, { force: true });
  expect(read('index.html')).toContain('two</p>');
});

test('a bundle that can not even be read is one objection, and what is kept of pages belongs to their bundle alone', async () => {
  const { site, read } = await publishedSite();
  const version = '1.0.0-0123456789';
  const broken = remoteBuild(
    'public',
    'two',
    { mounts: ['/'], routes: [], prerender: ['/'], server: 'server/remote.cjs', version },
    { 'server/remote.cjs': 'exports.default = {' },
  );
  expect(await site.canDeploy('public', broken)).toEqual([
    expect.stringMatching(/^public 1\.0\.0-0123456789: its pages can't be made ahead of time: SyntaxError/),
  ]);
  const tried = publicBuild('tried', { version }, "return 'tried'");
  expect(await site.canDeploy('public', tried)).toEqual([]);
  await site.publish('public', publicBuild('real', { version }, "return 'real'"));
  expect(read('index.html')).toContain('real</p>');
});

test('settings with which pages can not be made change nothing', async () => {
  const remote = publicBuild(
    'one',
    {},
    "if (configuration.supportPhone === '?') throw new Error('no number'); return 'one'",
  );
  const { site, folder, read } = await publishedSite(makingShellBuild(), remote);
  const { public: _, ...origins } = settings.origins;
  const before = readFileSync(join(folder, 'settings.json'), 'utf8');
  await expect(site.configure({ ...settings, origins })).rejects.toThrow(/no origin for public/);
  const config = { ...settings.config, supportPhone: '?' };
  await expect(site.configure({ ...settings, config })).rejects.toThrow(/not all pages can be made[\s\S]*no number/);
  expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe(before);
  expect(read('index.html')).toContain('one</p>');
});

test('in a bucket too a shell is rolled back past a remote that no longer fits', async () => {
  const s3 = await startTestS3();
  const site = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  await site.configure(settings);
  await site.publishAll({ shell: makingShellBuild(), public: publicBuild() });
  await site.publishAll({
    shell: makingShellBuild('two', { contract: '2.0.0' }),
    public: publicBuild('two', { contract: '^2.0.0' }, needsTwo),
  });
  // Of three versions the oldest alone fits the shell that comes back.
  await site.publish('public', publicBuild('three', { contract: '^2.0.0' }, needsTwo));
  await site.rollback('shell');
  const { folder } = JSON.parse(s3.objects.get('current.json')?.body.toString() ?? '');
  const page = s3.objects.get(`shell/releases/${folder}/index.html`)?.body.toString();
  expect(page).toMatch(/<p>one 1\.0\.0-\w+ one<\/p>/);
  await s3.close();
}, 30_000);
