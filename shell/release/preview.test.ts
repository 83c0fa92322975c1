// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBucketSite } from './bucket-site.ts';
import { remoteBuild, settings, shellBuild, temporaryFolder } from './fixture.ts';
import { openS3 } from './s3.ts';
import { s3Key, startTestS3 } from './s3-fixture.ts';
import { openSite } from './site.ts';

const staging = { ...settings, config: { ...settings.config, environment: 'staging' as const } };
const unfit = () => remoteBuild('portal', 'future', { contract: '^2.0.0' });
const versionIn = (dist: string): string => JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')).version;

test('a candidate that can not be deployed is not shown either, and nothing of it is uploaded', async () => {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(staging);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const dist = unfit();
  const [problem = 'none'] = await site.canDeploy('portal', dist);
  expect(problem).toMatch(/needs contract \^2\.0\.0/);
  await expect(site.preview('portal', dist)).rejects.toThrow(problem);
  expect(site.status().previews).toEqual([]);
  expect(existsSync(join(folder, 'portal', versionIn(dist)))).toBe(false);
  expect(existsSync(join(folder, 'shell', 'previews'))).toBe(false);
  // Whoever insists sees it.
  const { id } = await site.preview('portal', dist, { force: true });
  expect(site.status().previews.map((preview) => preview.id)).toEqual([id]);
});

test('nor in a bucket', async () => {
  const s3 = await startTestS3();
  const site = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  await site.configure(staging);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const before = [...s3.objects.keys()];
  await expect(site.preview('portal', unfit())).rejects.toThrow(/needs contract \^2\.0\.0/);
  expect([...s3.objects.keys()]).toEqual(before);
  await s3.close();
});
