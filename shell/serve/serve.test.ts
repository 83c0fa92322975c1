// @vitest-environment node
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteBuild, settings, shellBuild, shellScript, temporaryFolder } from '../release/fixture.ts';
import { openSite } from '../release/site.ts';
import { type Fault, type Sites, startSites } from './index.ts';
import { plainRequest } from './plain-request.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let sites: Sites;
let folder: string;
let version: string;
let fault: Fault | undefined;
const ports = { shell: 0, portal: 0 };

const get = (site: keyof typeof ports, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  plainRequest({ port: ports[site], path, headers, method });

beforeAll(async () => {
  folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(settings);
  const published = await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  version = published.portal ?? '';
  symlinkSync(join(folder, 'settings.json'), join(folder, 'portal', 'link.json'));
  ports.shell = await freePort();
  ports.portal = await freePort();
  sites = await startSites({ ports, sitesDir: folder, faults: () => fault });
});
afterAll(() => sites.close());

test('every route gets a page with the composed policy and the strict headers', async () => {
  for (const path of ['/', '/portal/requests/4', '/es', '/nowhere']) {
    const { status, headers, body } = await get('shell', path);
    expect(status).toBe(200);
    expect(body.toString()).toContain('kindwing-registry');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-.*frame-ancestors 'none'/);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test('registry and configuration are asked for anew, hashed files never again', async () => {
  expect((await get('shell', '/registry.json')).headers['cache-control']).toBe('no-cache');
  expect((await get('shell', '/config.json')).headers['cache-control']).toBe('no-cache');
  expect((await get('shell', `/${shellScript()}`)).headers['cache-control']).toContain('immutable');
  expect((await get('portal', `/${version}/remote.json`)).headers['cache-control']).toContain('immutable');
});

test('a missing file is 404, never a page, and is not remembered', async () => {
  const missing = await get('shell', '/static/js/gone.0123456789.js');
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).not.toContain('<html');
  expect(missing.headers['cache-control']).toBe('no-store');
  expect((await get('portal', `/${version}/gone.js`)).headers['cache-control']).toBe('no-store');
  expect((await get('portal', '/')).status).toBe(404);
});

test.each([
  '/../settings.json',
  '/..%2fsettings.json',
  '/%2e%2e/settings.json',
  '/%2e%2e%5csettings.json',
  '/x\\..\\settings.json',
  '/%00settings.json',
  '/%',
  '/link.json',
])('%s reveals nothing outside the folder', async (path) => {
  const { status, body } = await get('portal', path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toContain('anonKey');
});

test('what is kept beside the pages is not served', async () => {
  expect((await get('shell', '/headers.json')).status).toBe(404);
  expect((await get('shell', '/versions.json')).status).toBe(404);
});

test('remotes may be read from the shell’s origin, by reading methods alone', async () => {
  const entry = `/${version}/remoteEntry.0123456789.js`;
  const { headers } = await get('portal', entry);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await get('portal', entry, {}, 'OPTIONS')).status).toBe(204);
  expect(await get('portal', entry, {}, 'POST')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  });
  expect(await get('portal', entry, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('text is packed for those who can read it, and a known file is not sent again', async () => {
  const packed = await get('shell', '/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toContain('kindwing-registry');
  expect((await get('shell', '/')).headers['content-encoding']).toBeUndefined();
  const again = await get('shell', '/', { 'if-none-match': packed.headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test('faults happen on demand', async () => {
  fault = { status: 503 };
  expect((await get('portal', `/${version}/remote.json`)).status).toBe(503);
  fault = { body: 'garbage' };
  const garbled = await get('portal', `/${version}/remote.json`);
  expect(garbled.body.toString()).toBe('garbage');
  expect(garbled.headers['content-type']).toContain('application/json');
  fault = { destroy: true };
  await expect(get('portal', '/')).rejects.toThrow();
  fault = { delay: 80 };
  const began = performance.now();
  expect((await get('portal', `/${version}/remote.json`)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(70);
  fault = undefined;
});

test('a port in use is named, with the way out', async () => {
  await expect(startSites({ ports: { shell: ports.shell }, sitesDir: folder })).rejects.toThrow(
    new RegExp(`port ${ports.shell}, meant for shell, is in use.*KINDWING_PORTS`),
  );
});
