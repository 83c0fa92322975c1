// @vitest-environment node
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { remoteBuild, settings, shellBuild, temporaryFolder } from '../release/fixture.ts';
import { openSite } from '../release/site.ts';
import { shellSite } from './sites.ts';
import { createStaticServer } from './static-server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const staging = { ...settings, config: { ...settings.config, environment: 'staging' as const } };

async function servedSite() {
  const folder = temporaryFolder();
  const site = openSite(folder);
  await site.configure(staging);
  await site.publishAll({ shell: shellBuild(), portal: remoteBuild('portal') });
  const server = createStaticServer(shellSite(folder)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, cookie = '', method = 'GET') =>
    fetch(origin + path, { method, redirect: 'manual', headers: cookie ? { cookie } : {} });
  return { site, get };
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('whoever opens the link sees the candidate on every page, with a banner; everybody else sees what is live', async () => {
  const { site, get } = await servedSite();
  const options = { who: 'Ana <b>', why: 'new trips' };
  const { version, address } = await site.preview('portal', remoteBuild('portal', 'two'), options);
  const entered = await get(address);
  expect(entered.status).toBe(303);
  expect(entered.headers.get('location')).toBe('/');
  expect(entered.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=60\d{4}$/);
  const cookie = cookieOf(entered);

  const page = await get('/portal', cookie);
  const html = await page.text();
  expect(html).toContain(`Preview of portal ${version}, by Ana &lt;b&gt;.`);
  expect(html).toContain(`Vista previa de portal ${version}`);
  expect(html).toContain('<form method="post" action="/preview/leave">');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  // The banner's style is among those that the page's policy allows.
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).toContain('#kindwing-preview');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  const registry = await (await get('/registry.json', cookie)).json();
  expect(registry.remotes.portal.current.version).toBe(version);

  expect(await (await get('/portal')).text()).not.toContain('kindwing-preview');
  expect((await (await get('/registry.json')).json()).remotes.portal.current.version).not.toBe(version);
  const left = await get('/preview/leave', cookie, 'POST');
  expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(site.status().previews).toMatchObject([{ name: 'portal', version, who: 'Ana <b>', address }]);
});

test('a guessed or an expired link shows nothing, and what a preview keeps is not served', async () => {
  const { site, get } = await servedSite();
  const over = await site.preview('portal', remoteBuild('portal', 'two'), { days: 0 });
  for (const id of [over.id, 'a'.repeat(22), '../current'])
    expect((await get(`/preview/${id}`)).headers.get('set-cookie')).toBeNull();
  const still = await get('/portal', `kindwing-preview=${over.id}`);
  expect(await still.text()).not.toContain('kindwing-preview');
  const open = await site.preview('portal', remoteBuild('portal', 'two'));
  expect((await get('/preview.json', `kindwing-preview=${open.id}`)).status).toBe(404);
  expect((await get('/settings.json')).status).toBe(404);
  expect((await get('/history.jsonl')).status).toBe(404);
});

test('production makes no preview and shows none', async () => {
  const { site, get } = await servedSite();
  const { address } = await site.preview('portal', remoteBuild('portal', 'two'));
  await site.configure(settings);
  expect((await get(address)).headers.get('set-cookie')).toBeNull();
  await expect(site.preview('portal', remoteBuild('portal', 'two'))).rejects.toThrow(/not for production/);
});
