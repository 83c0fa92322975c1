import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { readJson } from './body.ts';
import { bucketNotFound, invalidKey, invalidRequest, StorageError } from './errors.ts';
import { asCaller, type StorageCall, type StorageKit } from './kit.ts';

export interface BucketRow {
  id: string;
  name: string;
  public: boolean;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

/** Without row-level security: limits hold for whoever may not see them too. @throws StorageError */
export async function bucketLimits(kit: StorageKit, id: string): Promise<BucketRow> {
  const [bucket] = await kit.context.sql<BucketRow[]>`select * from storage.buckets where id = ${id}`;
  if (!bucket) throw bucketNotFound();
  return bucket;
}

const size = z.union([z.number().int().nonnegative(), z.string()]).nullish();
const options = z.object({
  public: z.boolean().optional(),
  file_size_limit: size,
  allowed_mime_types: z.array(z.string().max(127)).nullish(),
});
const created = options.extend({ id: z.string().optional(), name: z.string() });

const view = ({ file_size_limit, ...bucket }: BucketRow) => ({
  ...bucket,
  file_size_limit: file_size_limit === null ? null : Number(file_size_limit),
});

export async function listBuckets(kit: StorageKit, call: StorageCall): Promise<Response> {
  const rows = await asCaller(kit, call.claims, 'storage.bucket.list', (sql) => {
    return sql<BucketRow[]>`select * from storage.buckets order by name`;
  });
  return Response.json(rows.map(view));
}

export async function getBucket(kit: StorageKit, call: StorageCall): Promise<Response> {
  return Response.json(view(await asCaller(kit, call.claims, 'storage.bucket.get', (sql) => find(sql, call.bucket))));
}

export async function createBucket(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { name, ...body } = await readJson(call.request, created);
  if (!/^[\w!\-.*'() &$@=;:+,?]{1,100}$/.test(name)) throw invalidKey(name);
  await asCaller(kit, call.claims, 'storage.bucket.create', async (sql) => {
    await sql`
      insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values (${body.id ?? name}, ${name}, ${body.public ?? false}, ${bytesOf(body.file_size_limit)},
        ${body.allowed_mime_types ?? null})`;
  });
  return Response.json({ name });
}

export async function updateBucket(kit: StorageKit, call: StorageCall): Promise<Response> {
  const body = await readJson(call.request, options);
  await asCaller(kit, call.claims, 'storage.bucket.update', async (sql) => {
    const bucket = await find(sql, call.bucket);
    await sql`
      update storage.buckets set
        public = ${body.public ?? bucket.public}, updated_at = now(),
        file_size_limit = ${body.file_size_limit === undefined ? bucket.file_size_limit : bytesOf(body.file_size_limit)},
        allowed_mime_types = ${body.allowed_mime_types === undefined ? bucket.allowed_mime_types : body.allowed_mime_types}
      where id = ${bucket.id}`;
  });
  return Response.json({ message: 'Successfully updated' });
}

export async function emptyBucket(kit: StorageKit, call: StorageCall): Promise<Response> {
  const versions = await asCaller(kit, call.claims, 'storage.bucket.empty', async (sql) => {
    await find(sql, call.bucket);
    return sql<{ version: string }[]>`delete from storage.objects where bucket_id = ${call.bucket} returning version`;
  });
  await kit.files.remove(versions.map(({ version }) => version));
  return Response.json({ message: 'Successfully emptied' });
}

export async function deleteBucket(kit: StorageKit, call: StorageCall): Promise<Response> {
  await asCaller(kit, call.claims, 'storage.bucket.delete', async (sql) => {
    await find(sql, call.bucket);
    const [object] = await sql`select 1 from storage.objects where bucket_id = ${call.bucket} limit 1`;
    const message = 'The bucket you tried to delete is not empty';
    if (object) throw new StorageError(409, 'InvalidRequest', 'InvalidRequest', message);
    await sql`delete from storage.buckets where id = ${call.bucket}`;
  });
  return Response.json({ message: 'Successfully deleted' });
}

async function find(sql: TransactionSql, id: string): Promise<BucketRow> {
  const [bucket] = await sql<BucketRow[]>`select * from storage.buckets where id = ${id}`;
  if (!bucket) throw bucketNotFound();
  return bucket;
}

/** `1048576` or `"1MB"`, as in config.toml. */
function bytesOf(limit: number | string | null | undefined): number | null {
  if (limit === null || limit === undefined || typeof limit === 'number') return limit ?? null;
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(B|[KMG]i?B)?$/i.exec(limit) ?? [];
  const units: Record<string, number> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, KIB: 2 ** 10, MIB: 2 ** 20, GIB: 2 ** 30 };
  const factor = units[(unit ?? 'B').toUpperCase()];
  if (amount === undefined || factor === undefined) throw invalidRequest(`"${limit}" is no file size`);
  return Math.floor(Number(amount) * factor);
}
