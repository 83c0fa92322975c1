import { createHash, randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { Claims } from '../service.ts';
import { readUpload, type UploadBody } from './body.ts';
import { bucketLimits } from './buckets.ts';
import { StorageError } from './errors.ts';
import { asCaller, type ObjectMetadata, type StorageCall, type StorageKit, serviceClaims } from './kit.ts';
import { checkName } from './names.ts';

/** `POST` adds, or replaces with `x-upsert: true`; `PUT` replaces or adds. */
export async function uploadObject(kit: StorageKit, call: StorageCall): Promise<Response> {
  const replaces = call.request.method === 'PUT' || call.request.headers.get('x-upsert') === 'true';
  return store(kit, call, { claims: call.claims, owner: ownerOf(call.claims), replaces });
}

/** With a token from `POST /object/upload/sign/…` instead of rights of one's own. */
export async function uploadSigned(kit: StorageKit, call: StorageCall): Promise<Response> {
  const signed = await kit.signer.verify('upload', call.url.searchParams.get('token'), `${call.bucket}/${call.name}`);
  return store(kit, call, { claims: serviceClaims, owner: signed.owner, replaces: signed.upsert });
}

export const ownerOf = (claims: Claims): string | null => (claims.role === 'authenticated' && claims.sub) || null;

interface Permission {
  claims: Claims;
  owner: string | null;
  replaces: boolean;
}

async function store(kit: StorageKit, call: StorageCall, permission: Permission): Promise<Response> {
  const name = checkName(call.name);
  const bucket = await bucketLimits(kit, call.bucket);
  const largest = Math.min(Number(bucket.file_size_limit ?? kit.largestFile), kit.largestFile);
  const body = await readUpload(call.request, largest);
  checkType(body.mimetype, bucket.allowed_mime_types);

  // The file first: if the row is refused, it is removed again, and a row never points to nothing.
  const version = randomUUID();
  await kit.files.write(version, body.bytes);
  try {
    const row = { bucket: bucket.id, name, version, owner: permission.owner, body };
    const before = await findVersion(kit, bucket.id, name);
    await asCaller(kit, permission.claims, 'storage.object.upload', (sql) => save(sql, row, permission.replaces));
    if (before) await kit.files.remove([before.version]);
  } catch (error) {
    await kit.files.remove([version]);
    throw error;
  }
  const saved = await findVersion(kit, bucket.id, name);
  return Response.json({ Key: `${bucket.id}/${name}`, Id: saved?.id });
}

async function findVersion(kit: StorageKit, bucket: string, name: string) {
  const [row] = await kit.context.sql<{ id: string; version: string }[]>`
    select id, version from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return row;
}

export interface NewObject {
  bucket: string;
  name: string;
  version: string;
  owner: string | null;
  body: UploadBody;
}

/** Returns nothing from the statement: who may only add must not need the right to read. */
export async function save(sql: TransactionSql, row: NewObject, replaces: boolean): Promise<void> {
  const { bucket, name, version, owner, body } = row;
  const metadata = JSON.stringify(metadataOf(body));
  const own = body.userMetadata === null ? null : JSON.stringify(body.userMetadata);
  await sql`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${metadata}::text::jsonb, ${own}::text::jsonb)
    ${
      replaces
        ? sql`on conflict (bucket_id, name) do update set
            version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
            owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`
        : sql``
    }`;
}

function metadataOf({ bytes, mimetype, cacheControl }: UploadBody): ObjectMetadata {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.byteLength,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}

function checkType(mimetype: string, allowed: string[] | null): void {
  if (allowed === null || allowed.length === 0) return;
  const fits = allowed.some((type) =>
    type.endsWith('/*') ? mimetype.startsWith(type.slice(0, -1)) : type === mimetype || type === '*',
  );
  const message = `mime type ${mimetype} is not supported`;
  if (!fits) throw new StorageError(415, 'invalid_mime_type', 'InvalidMimeType', message);
}
