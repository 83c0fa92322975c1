import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBucketSite, type Settings } from '@kindwing/shell/release';
import { expect, test } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { memoryBucket } from '../support/memory-bucket.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const builds = {
  shell: join(root, 'shell', 'dist'),
  public: join(root, 'remote-public', 'dist'),
  portal: join(root, 'remote-portal', 'dist'),
  admin: join(root, 'remote-admin', 'dist'),
};

test.describe('The site in a bucket', { tag: '@federation' }, () => {
  test.describe.configure({ timeout: 240_000 });

  test('the very builds are published and configured by machines that have nothing but the bucket', async () => {
    const bucket = memoryBucket();
    const settings = JSON.parse(readFileSync(join(environment.sites, 'settings.json'), 'utf8')) as Settings;
    await openBucketSite(bucket).configure(settings);
    await openBucketSite(bucket).publishAll(builds);
    const live = async (file: string) => {
      const { folder } = JSON.parse(String((await bucket.read('current.json'))?.body)) as { folder: string };
      return String((await bucket.read(`shell/releases/${folder}/${file}`))?.body);
    };
    const ahead = async () => /id="kindwing-ahead">(.*?)<\/script>/.exec(await live('app.html'))?.[1] ?? '';
    const first = await ahead();
    // Every script that a page fetches ahead is in the bucket and has its hash.
    const named = [...first.matchAll(/"\/(static\/js\/[^"]+)","(sha384-[^"]+)"/g)];
    expect(named.length).toBeGreaterThan(5);
    const keys = new Set(bucket.keys().map((key) => key.replace(/^shell\/(?:assets|builds\/[^/]+)\//, '')));
    for (const [, file = ''] of named) expect(keys).toContain(file);

    // Another machine, which has none of the builds.
    expect(await openBucketSite(bucket).canDeploy('portal', builds.portal)).toEqual([]);
    const phone = '+34 900 000 113';
    await openBucketSite(bucket).configure({ ...settings, config: { ...settings.config, supportPhone: phone } });
    expect(await live('app.html')).toContain(phone);
    expect(await live('es/login/index.html')).toContain('lang="es"');
    expect(await live('es/services/index.html')).toContain(phone);
    expect(await ahead()).toBe(first);
  });
});
