// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { registrySchema } from '@kindwing/contract/schema';
import { afterEach, expect, test } from 'vitest';
import { openBucketSite } from './bucket-site.ts';
import { remoteBuild, settings, shellBuild, shellScript, temporaryFolder } from './fixture.ts';
import { openS3 } from './s3.ts';
import { s3Key, startTestS3, type TestS3 } from './s3-fixture.ts';

const open: TestS3[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((s3) => s3.close()))));

async function publishedBucket(shell = shellBuild()) {
  const s3 = await startTestS3();
  open.push(s3);
  const site = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  await site.configure({ ...settings, config: { ...settings.config, environment: 'staging' } });
  await site.publishAll({ shell, portal: remoteBuild('portal'), admin: remoteBuild('admin') });
  const text = (key: string) => s3.objects.get(key)?.body.toString() ?? '';
  const live = (file: string) => text(`shell/releases/${JSON.parse(text('current.json')).folder}/${file}`);
  const registry = () => registrySchema.parse(JSON.parse(live('registry.json')));
  return { s3, site, live, registry };
}

test('publishing, rolling back and the history go through the bucket alone', async () => {
  const { s3, site, registry } = await publishedBucket();
  const first = registry().remotes.portal?.current.version;
  // Another machine, which has nothing but the bucket's address.
  const other = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  const second = await other.publish('portal', remoteBuild('portal', 'two'), { who: 'ana', why: 'trips' });
  expect(registry().remotes.portal).toMatchObject({ current: { version: second }, previous: { version: first } });
  expect((await site.status()).history.map(({ who, action }) => [who, action]).at(-1)).toEqual(['ana', 'publish']);
  expect(await site.rollback('portal')).toBe(first);
  expect(registry().remotes.portal?.current.version).toBe(first);
  expect(await site.canDeploy('portal', remoteBuild('portal', 'x', { contract: '^2.0.0' }))).toHaveLength(1);
});

test('a shell can be published and rolled back from a machine that has only the bucket', async () => {
  const { s3, site, live } = await publishedBucket();
  await openBucketSite(openS3({ ...s3Key, url: s3.url })).publish('shell', shellBuild('two'));
  expect(live('app.html')).toContain("early('two')");
  await site.rollback('shell');
  expect(live('app.html')).toContain("early('one')");
  expect(live('favicon.svg')).toBe('<svg/>');
});

test('what a page fetches ahead is named with its hash from a machine that has none of the scripts', async () => {
  const script = shellScript();
  const integrity = { [script]: 'sha384-as-the-build-says' };
  const start = { script, holds: [] };
  const ahead = { session: [script], messages: { en: [], es: [] }, pages: [], faces: {}, start, integrity };
  const { s3, live } = await publishedBucket(shellBuild('one', { ahead }));
  const other = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  await other.publish('portal', remoteBuild('portal', 'two'));
  await other.rollback('portal');
  const data = JSON.parse(/id="kindwing-ahead">(.*?)<\/script>/.exec(live('app.html'))?.[1] ?? 'null');
  expect(data.session).toEqual([[`/${script}`, 'sha384-as-the-build-says']]);
});

test('objects say what they are, how long they may be kept, and are packed where browsers fetch them', async () => {
  const { s3, registry } = await publishedBucket();
  const version = registry().remotes.portal?.current.version;
  const entry = s3.objects.get(`portal/${version}/remoteEntry.0123456789.js`);
  expect(entry?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(brotliDecompressSync(entry?.body ?? '').toString()).toBe("entry('one')");
  expect(s3.objects.get('current.json')?.headers['cache-control']).toBe('no-cache');
});

test('of two who publish at once one is told, and nothing of the other is lost', async () => {
  const { s3, site, registry } = await publishedBucket();
  const other = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  let meanwhile: Promise<unknown> | undefined;
  s3.hold = (method, address) => {
    if (meanwhile || method !== 'PUT' || !address.includes('/releases/')) return undefined;
    meanwhile = other.publish('admin', remoteBuild('admin', 'two'));
    return meanwhile.catch(() => undefined);
  };
  const all = await Promise.allSettled([site.publish('portal', remoteBuild('portal', 'two'))]);
  all.push(...(await Promise.allSettled([meanwhile as Promise<string>])));
  const lost = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(lost.map(({ reason }) => String(reason)).join()).toMatch(/somebody else published .* meanwhile/);
  expect(lost).toHaveLength(1);
  const { portal, admin } = registry().remotes;
  expect([portal?.previous, admin?.previous].filter(Boolean)).toHaveLength(1);
});

test('a version never changes, and the same build may be published again', async () => {
  const { site, registry } = await publishedBucket();
  await site.publish('portal', remoteBuild('portal', 'a', { version: '1.0.0-0123456789' }));
  await expect(site.publish('portal', remoteBuild('portal', 'b', { version: '1.0.0-0123456789' }))).rejects.toThrow(
    /never changes/,
  );
  await site.publish('portal', remoteBuild('portal', 'a', { version: '1.0.0-0123456789' }));
  expect(registry().remotes.portal?.current.version).toBe('1.0.0-0123456789');
});

test('a wrong key is refused with the way out, and a bucket that is not there is named', async () => {
  const { s3 } = await publishedBucket();
  const wrong = openBucketSite(openS3({ ...s3Key, secretAccessKey: 'other', url: s3.url }));
  await expect(wrong.status()).rejects.toThrow(/403.*SignatureDoesNotMatch.*AWS_SECRET_ACCESS_KEY/);
  await s3.close();
  open.length = 0;
  await expect(openBucketSite(openS3({ ...s3Key, url: s3.url })).status()).rejects.toThrow(/can't be reached/);
});

test('a folder can follow the bucket, and never holds half of a release', async () => {
  const { site, registry } = await publishedBucket();
  const folder = temporaryFolder();
  await site.mirror(folder);
  const { address } = await site.preview('portal', remoteBuild('portal', 'candidate'));
  await site.publish('admin', remoteBuild('admin', 'two'));
  expect(await site.mirror(folder)).toBe(2);
  const mirrored = JSON.parse(readFileSync(join(folder, 'shell', 'current', 'registry.json'), 'utf8'));
  expect(mirrored).toEqual(registry());
  const { version, entry } = registry().remotes.admin?.current ?? { version: '', entry: '' };
  expect(readFileSync(join(folder, 'admin', version, entry), 'utf8')).toBe("entry('two')");
  const id = address.split('/').at(-1) ?? '';
  expect(readFileSync(join(folder, 'shell', 'previews', id, 'app.html'), 'utf8')).toContain('kindwing-preview');
});

test('prune removes from the bucket what nobody can need, and nothing else', async () => {
  const { s3, site, live } = await publishedBucket();
  await site.publish('portal', remoteBuild('portal', 'two'));
  const { id } = await site.preview('portal', remoteBuild('portal', 'three'), { days: 100 });
  const later = Date.now() + 30 * 86_400_000;
  const found = await site.prune({ now: later });
  expect(found.map(({ path }) => path)).toEqual([expect.stringMatching(/^shell\/releases\/000001-/)]);
  const before = s3.objects.size;
  expect(await site.prune({ now: later, remove: true })).toEqual(found);
  expect(s3.objects.size).toBeLessThan(before);
  expect(s3.objects.has(`shell/previews/${id}/preview.json`)).toBe(true);
  expect(live('app.html')).toContain('kindwing-registry');
  await site.rollback('portal');
});

test('prune removes nothing where somebody publishes meanwhile', async () => {
  const { s3, site, registry } = await publishedBucket();
  const other = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  let meanwhile: Promise<string> | undefined;
  const removed: string[] = [];
  s3.hold = (method, address) => {
    if (method === 'DELETE') removed.push(address);
    // What is live has been read; all that is stored has not been listed yet.
    if (meanwhile || !address.endsWith('prefix=')) return undefined;
    meanwhile = other.publish('portal', remoteBuild('portal', 'two'));
    return meanwhile;
  };
  await expect(site.prune({ days: 0, remove: true })).rejects.toThrow(
    /somebody published meanwhile: nothing was removed/,
  );
  expect(removed).toEqual([]);
  expect(registry().remotes.portal?.current.version).toBe(await meanwhile);
  // Nobody does now.
  expect(await site.prune({ days: 0, remove: true })).not.toEqual([]);
  expect(registry().remotes.portal?.current.version).toBe(await meanwhile);
});

test('prune removes what opens a preview before anything else of it', async () => {
  const { s3, site } = await publishedBucket();
  const { id } = await site.preview('portal', remoteBuild('portal', 'two'), { days: 0 });
  const opener = `shell/previews/${id}/preview.json`;
  expect(s3.objects.has(opener)).toBe(true);
  const pages: { key: string; opens: boolean }[] = [];
  s3.onWrite = (key, moment) => {
    if (moment === 'before' && key.startsWith(`shell/previews/${id}/`) && key !== opener)
      pages.push({ key, opens: s3.objects.has(opener) });
  };
  await site.prune({ remove: true });
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter(({ opens }) => opens)).toEqual([]);
  expect([...s3.objects.keys()].filter((key) => key.startsWith('shell/previews/'))).toEqual([]);
});
