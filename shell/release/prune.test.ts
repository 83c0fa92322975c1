// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, settings, shellBuild, shellScript, temporaryFolder } from './fixture.ts';
import { openSite } from './site.ts';

const DAY = 86_400_000;

async function busySite() {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure({ ...settings, config: { ...settings.config, environment: 'staging' } });
  await site.publishAll({ shell: shellBuild('0'), portal: remoteBuild('portal', '0') });
  return { folder, site };
}

test('what can be rolled back to stays, however old; what rollback skipped goes when no tab can be using it', async () => {
  const { folder, site } = await busySite();
  const skipped = await site.publish('portal', remoteBuild('portal', 'skipped'));
  await site.rollback('portal');
  const found = async (days: number) => (await site.prune({ now: Date.now() + days * DAY })).map(({ path }) => path);
  expect(await found(13)).toEqual([]);
  const expected = ['shell/releases/000001', 'shell/releases/000002', `portal/${skipped}`, 'shell/made'];
  expect((await found(15)).filter((path) => !path.startsWith('shell/made')).sort()).toEqual(
    expected.filter((path) => path !== 'shell/made').sort(),
  );
  expect(existsSync(join(folder, 'portal', skipped))).toBe(true);
  const gone = await site.prune({ now: Date.now() + 15 * DAY, remove: true });
  expect(gone.find(({ path }) => path === `portal/${skipped}`)?.why).toMatch(/not live for 1[45] days/);
  expect(existsSync(join(folder, 'portal', skipped))).toBe(false);
  expect(await found(15)).toEqual([]);
});

test('the time counts from when a version stopped being live, not from when it was published', async () => {
  const { site } = await busySite();
  await site.publish('portal', remoteBuild('portal', '1'));
  // Everything is old by then; the live version and the one before it are not to go.
  const found = await site.prune({ now: Date.now() + 400 * DAY });
  expect(found.some(({ path }) => path.startsWith('portal/'))).toBe(false);
  expect(found.some(({ path }) => path === 'shell/releases/000002')).toBe(false);
});

test('scripts of a shell go with its build and not before', async () => {
  const { folder, site } = await busySite();
  await site.publish('shell', shellBuild('skipped'));
  await site.rollback('shell');
  const script = join(folder, 'shell', 'assets', shellScript('skipped'));
  await site.prune({ now: Date.now() + 10 * DAY, remove: true });
  expect(existsSync(script)).toBe(true);
  await site.prune({ now: Date.now() + 20 * DAY, remove: true });
  expect(existsSync(script)).toBe(false);
  expect(existsSync(join(folder, 'shell', 'assets', shellScript('0')))).toBe(true);
});

test('a previewed version stays as long as its link works', async () => {
  const { folder, site } = await busySite();
  const { id, version } = await site.preview('portal', remoteBuild('portal', 'candidate'), { days: 60 });
  const paths = (await site.prune({ now: Date.now() + 30 * DAY })).map(({ path }) => path);
  expect(paths).not.toContain(`portal/${version}`);
  expect(paths).not.toContain(`shell/previews/${id}`);
  const short = await site.preview('portal', remoteBuild('portal', 'candidate'), { days: 0 });
  await site.prune({ remove: true });
  expect(existsSync(join(folder, 'shell', 'previews', short.id))).toBe(false);
  expect(site.status().previews.map((preview) => preview.id)).toEqual([id]);
});
