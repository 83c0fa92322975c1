import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText, typeOf } from '../serve/content-types.ts';
import { type Bucket, forEach } from './bucket.ts';
import { layoutOf } from './layout.ts';
import { movePointer } from './pointer.ts';
import type { Pulled } from './pull.ts';
import { SETTINGS } from './settings.ts';
import { storedIn } from './stored.ts';

const brotli = promisify(brotliCompress);
const FOREVER = 'public, max-age=31536000, immutable';

/** What is served under a name that never changes its content. */
const isServedForever = (key: string) => !/^shell\/(builds|releases|previews)\//.test(key) && key.includes('/');

/** An object as a browser may be sent it: packed where it is text, with its type and how long it may be kept. */
async function packedObject(key: string, plain: Buffer) {
  const forever = isServedForever(key);
  const headers = { 'content-type': typeOf(key), 'cache-control': forever ? FOREVER : 'no-cache' };
  if (!forever || !isText(key)) return { body: plain, headers };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { body: await brotli(plain, { params }), headers: { ...headers, 'content-encoding': 'br' } };
}

/** Writes an object that never changes; the same content may be there already, as after an interruption. */
async function writeOnce(bucket: Bucket, key: string, plain: Buffer): Promise<void> {
  const { body, headers } = await packedObject(key, plain);
  if (await bucket.write(key, body, headers, 'absent')) return;
  if (!(await bucket.read(key))?.body.equals(plain))
    throw new Error(
      `${bucket.name} has ${key} with other content: a published version never changes, publish a new one`,
    );
}

/** Uploads what is new in a folder, each thing before what leads to it, and moves the pointer last. */
export async function push(bucket: Bucket, folder: string, { pointer, files }: Pulled): Promise<void> {
  const layout = layoutOf(folder);
  const fresh = storedIn(folder)
    .map(({ path }) => path)
    .filter((path) => path.includes('/') && !files.has(path) && !path.startsWith('shell/made/'));
  const upload = (paths: readonly string[], to = (path: string) => path) =>
    forEach(paths, (path) => writeOnce(bucket, to(path), readFileSync(join(folder, path))));

  const isPage = (path: string) => /^shell\/(releases|previews)\//.test(path);
  await upload(fresh.filter((path) => !isPage(path)));

  const previews = fresh.filter((path) => path.startsWith('shell/previews/'));
  const opens = (path: string) => path.endsWith('/preview.json');
  await upload(previews.filter((path) => !opens(path)));
  await upload(previews.filter(opens));

  if (!existsSync(layout.current)) {
    // Settings without a release: there is nothing yet that could carry them.
    if (existsSync(layout.settings))
      await bucket.write(SETTINGS, readFileSync(layout.settings), { 'content-type': typeOf(SETTINGS) });
    return;
  }
  const number = basename(readlinkSync(layout.current));
  const release = fresh.filter((path) => path.startsWith(`shell/releases/${number}/`));
  if (!release.length) return;
  // Two who publish at once, or one after an interruption, must not write into the same folder.
  const name = `${number}-${randomBytes(6).toString('hex')}`;
  await upload(release, (path) => path.replace(number, name));
  await movePointer(bucket, pointer, { folder: name, release: Number(number) });
}
