import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Bucket } from '@kindwing/shell/release';

const tagOf = (body: Buffer) => createHash('md5').update(body).digest('hex');

/** An object store that holds its objects in memory: what a storage must be able to do, and nothing of any. */
export function memoryBucket(): Bucket & { keys: () => string[] } {
  const objects = new Map<string, { body: Buffer; modified: number }>();
  return {
    name: 'memory',
    keys: () => [...objects.keys()],
    read: async (key) => {
      const object = objects.get(key);
      return object && { body: object.body, tag: tagOf(object.body) };
    },
    list: async (prefix) =>
      [...objects]
        .filter(([path]) => path.startsWith(prefix))
        .map(([path, { body, modified }]) => ({ path, bytes: body.length, modified })),
    write: async (key, packed, headers, condition) => {
      // Whoever reads it has it unpacked, as over HTTP.
      const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(packed) : packed;
      const there = objects.get(key);
      const holds =
        condition === undefined || (condition === 'absent' ? !there : there && tagOf(there.body) === condition.tag);
      if (holds) objects.set(key, { body, modified: Date.now() });
      return Boolean(holds);
    },
    remove: async (key) => void objects.delete(key),
  };
}
