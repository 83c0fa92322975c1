// @vitest-environment node
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../release/fixture.ts';
import { always } from './headers.ts';
import { plainRequest } from './plain-request.ts';
import { listenerOf } from './static-server.ts';

/** Pages of a site: the frame is the same, a few words aren't. */
const frame = Array.from(
  { length: 800 },
  (_, at) => `<p class="p${(at * 7919) % 1013}">Line ${at ** 3 % 997}</p>`,
).join('');
const pages = {
  '/': `${frame}<h1>Home</h1>`,
  '/travels': `${frame}<h1>Travels</h1>`,
  '/gone': `${frame}<h1>Gone</h1>`,
};
const chromium = { 'sec-ch-ua': '"Chromium";v="156", "Not.A/Brand";v="99"' };
const hash = (page: string) => createHash('sha256').update(page).digest();
const holds = (page: string) => ({
  ...chromium,
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${hash(page).toString('base64')}:`,
});

let port: number;
let kept = always;
const folder = temporaryFolder();
const files = { '/': 'home.html', '/travels': 'travels.html', '/gone': 'gone.html', '/data': 'data.json' };
const server = createServer(
  listenerOf({
    name: 'pages',
    find: (path) => {
      const name = files[path as keyof typeof files];
      return name ? { file: join(folder, name), status: path === '/gone' ? 404 : 200 } : undefined;
    },
    headersFor: () => ({ 'cache-control': kept }),
  }),
);
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const [path, html] of Object.entries(pages))
    writeFileSync(join(folder, files[path as keyof typeof pages]), html);
  writeFileSync(join(folder, 'data.json'), JSON.stringify({ frame }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string>) => plainRequest({ port, path, headers });

test('a page says that it can be what others are told apart from, and for how long', async () => {
  const { headers } = await ask('/', chromium);
  expect(headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
  expect(headers['cache-control']).toBe('private, max-age=0, stale-while-revalidate=604800');
  expect(headers['server-timing']).toBe('differences');
  expect(headers.vary).toBe('accept-encoding, available-dictionary, sec-ch-ua');
});

test('who holds a page is sent what differs, and puts the other together from it, byte for byte', async () => {
  await ask('/', chromium);
  for (const _ of ['made', 'kept']) {
    const { status, headers, body } = await ask('/travels', holds(pages['/']));
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding: 'dcz' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.length).toBeLessThan(120);
    // RFC 9842, section 5: the frame's magic number and length, then the dictionary's hash.
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(body.subarray(8, 40)).toEqual(hash(pages['/']));
    // The server has started the library, which must be started once.
    const read = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(pages['/']));
    expect(Buffer.from(read).toString()).toBe(pages['/travels']);
  }
});

test.each([
  ['holds a page that nobody was sent from here', '/travels', holds('<h1>Another site</h1>')],
  ['can read no differences', '/travels', { ...holds(pages['/']), 'accept-encoding': 'br' }],
  ['asks in a way that no browser does', '/travels', { ...holds(pages['/']), 'available-dictionary': 'everything' }],
  ['asks for what is no page', '/data', holds(pages['/'])],
  ['asks for what doesn’t exist', '/gone', holds(pages['/'])],
])('who %s is sent all of it', async (_, path, headers) => {
  await ask('/', chromium);
  const { headers: sent, body } = await ask(path, headers);
  expect(sent['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toContain('Line 0');
});

test('browsers that might show an old page meanwhile are told nothing of it', async () => {
  const { headers } = await ask('/', { 'accept-encoding': 'br' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers).not.toHaveProperty('use-as-dictionary');
  // A cache between must not hand on what was made for another.
  expect(headers.vary).toBe('accept-encoding, available-dictionary, sec-ch-ua');
});

test('a page that is for some people alone, such as a preview, is told apart from nothing', async () => {
  kept = 'private, no-store';
  const { headers } = await ask('/', holds(pages['/']));
  kept = always;
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'accept-encoding',
    'content-encoding': 'br',
  });
  expect(headers).not.toHaveProperty('use-as-dictionary');
});

test('a page that the browser has is not sent again, and still stands for others', async () => {
  const { headers } = await ask('/', chromium);
  const again = await ask('/', { ...chromium, 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, headers: { 'use-as-dictionary': headers['use-as-dictionary'] } });
  expect(again.body).toHaveLength(0);
});
