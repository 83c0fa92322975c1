// @vitest-environment node
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucketSite } from '../release/bucket-site.ts';
import { remoteBuild, settings, shellBuild, temporaryFolder } from '../release/fixture.ts';
import { openS3 } from '../release/s3.ts';
import { s3Key, startTestS3, type TestS3 } from '../release/s3-fixture.ts';
import { openSite } from '../release/site.ts';
import { plainRequest } from './plain-request.ts';
import { shellSite } from './sites.ts';
import { createStaticServer } from './static-server.ts';

const staging = { ...settings, config: { ...settings.config, environment: 'staging' as const } };
const servers: Server[] = [];
let s3: TestS3;
/** Where each kind of site is served, and the cookie that opens the preview. */
const served = { folder: 0, preview: 0, bucket: 0 };
let cookie = '';

async function serve(folder: string): Promise<number> {
  const server = createStaticServer(shellSite(folder)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const get = async (kind: keyof typeof served, path: string) => {
  const { status, body } = await plainRequest({
    port: served[kind],
    path,
    headers: kind === 'preview' ? { cookie } : {},
  });
  return { status, body: body.toString() };
};

beforeAll(async () => {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(staging);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const { id } = await site.preview('portal', remoteBuild('portal', 'two'));
  cookie = `kindwing-preview=${id}`;
  served.folder = served.preview = await serve(folder);

  s3 = await startTestS3();
  const bucket = openBucketSite(openS3({ ...s3Key, url: s3.url }));
  await bucket.configure(staging);
  await bucket.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const copy = temporaryFolder();
  await bucket.mirror(copy);
  served.bucket = await serve(copy);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await s3.close();
});

const files = [
  'history.jsonl',
  'settings.json',
  'headers.json',
  'versions.json',
  'answers.json',
  'preview.json',
  'app.html',
];
const disguises = [
  '/',
  '//',
  '///',
  '/%2F',
  '/%2f%2F',
  '/./',
  '/%2e/',
  '/x/../',
  '/x/%2e%2e/',
  '/\\',
  '/%5c',
  '/static/..//',
];
const endings = ['', '/', '?', '#', '%2F', '/.'];

test.each(Object.keys(served) as (keyof typeof served)[])(
  '%s: what lies with the pages is told under none of its addresses',
  async (kind) => {
    expect((await get(kind, '//registry.json')).status).toBe(200);
    for (const file of files)
      for (const disguise of disguises)
        for (const ending of endings) {
          const path = `${disguise}${file}${ending}`;
          const { status, body } = await get(kind, path);
          // A path that ends in a slash is a page's: the application says that there is none.
          const isPage = status === 200 && body.startsWith('<!doctype html>') && /(\/|%2F|\/\.)$/.test(path);
          expect(isPage || status === 404 || status === 400, `${path}: ${status} ${body.slice(0, 80)}`).toBe(true);
          if (!isPage) expect(body).not.toMatch(/anonKey|"who"|content-security-policy|"release"|<html/);
        }
  },
);
