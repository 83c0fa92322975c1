import { z } from 'zod';
import type { Bucket } from './bucket.ts';

/** The one object that ever changes. */
export const POINTER = 'current.json';

const pointerSchema = z.object({
  schema: z.literal(1),
  /** Name of the release's folder below `shell/releases/`. */
  folder: z.string().regex(/^\d{6}-[0-9a-f]+$/),
  release: z.number(),
});
type Pointer = z.infer<typeof pointerSchema>;

/** What is live in a bucket, with the tag that a write over it must name. */
export interface ReadPointer extends Pointer {
  tag: string;
}

export async function readPointer(bucket: Bucket): Promise<ReadPointer | undefined> {
  const read = await bucket.read(POINTER);
  if (!read) return undefined;
  const parsed = pointerSchema.safeParse(JSON.parse(read.body.toString()));
  if (!parsed.success)
    throw new Error(
      `${bucket.name}/${POINTER} names no release: ${parsed.error.issues[0]?.message}: restore the object`,
    );
  return { ...parsed.data, tag: read.tag };
}

/** Makes a release live, if nobody has made another one live since the pointer was read. */
export async function movePointer(bucket: Bucket, before: ReadPointer | undefined, next: Omit<Pointer, 'schema'>) {
  const body = Buffer.from(JSON.stringify({ schema: 1, ...next } satisfies Pointer));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  if (await bucket.write(POINTER, body, headers, before ? { tag: before.tag } : 'absent')) return;
  // A write that was repeated after a lost answer finds what it wrote itself.
  if ((await readPointer(bucket))?.folder === next.folder) return;
  throw new Error(
    `somebody else published to ${bucket.name} meanwhile: nothing of yours is live. Look at status and publish again`,
  );
}
