import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isText } from './content-types.ts';

const brotli = promisify(brotliCompress);
/** Nearly as small as the highest quality, in a tenth of its time. */
const QUALITY = 9;
/** Below this the packaging weighs more than it saves. */
const WORTH_IT = 600;

export interface Packed {
  etag: string;
  plain: Buffer;
  brotli?: Buffer;
}

const known = new Map<string, Promise<Packed>>();

/** A file's content, packed once for each state of it. */
export async function packed(file: string): Promise<Packed> {
  const { mtimeMs, size, ino } = await stat(file);
  const key = `${file} ${ino} ${mtimeMs} ${size}`;
  const ready = known.get(key);
  if (ready) return ready;
  const making = pack(file, `"${ino.toString(36)}-${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`);
  known.set(key, making);
  making.catch(() => known.delete(key));
  return making;
}

async function pack(file: string, etag: string): Promise<Packed> {
  const plain = await readFile(file);
  if (!isText(file) || plain.length < WORTH_IT) return { etag, plain };
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { etag, plain, brotli: await brotli(plain, { params }) };
}
