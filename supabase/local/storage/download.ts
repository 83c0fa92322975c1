import { bucketLimits } from './buckets.ts';
import { bucketNotFound, objectNotFound } from './errors.ts';
import { asCaller, type ObjectRow, type StorageCall, type StorageKit, serviceClaims } from './kit.ts';

/** `GET /object/…` and `/object/authenticated/…`: for whom the policies let read the row. */
export async function downloadObject(kit: StorageKit, call: StorageCall): Promise<Response> {
  return send(kit, call, await findObject(kit, call, 'storage.object.get_authenticated'));
}

export async function downloadSigned(kit: StorageKit, call: StorageCall): Promise<Response> {
  await kit.signer.verify('download', call.url.searchParams.get('token'), `${call.bucket}/${call.name}`);
  return send(kit, call, await findObject(kit, { ...call, claims: serviceClaims }, 'storage.object.get_signed'));
}

export async function downloadPublic(kit: StorageKit, call: StorageCall): Promise<Response> {
  // A private bucket looks as if it did not exist.
  if (!(await bucketLimits(kit, call.bucket)).public) throw bucketNotFound();
  return send(kit, call, await findObject(kit, { ...call, claims: serviceClaims }, 'storage.object.get_public'));
}

export async function objectInfo(kit: StorageKit, call: StorageCall): Promise<Response> {
  const row = await findObject(kit, call, 'storage.object.get_authenticated_info');
  return Response.json({
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata.size,
    content_type: row.metadata.mimetype,
    cache_control: row.metadata.cacheControl,
    etag: row.metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  });
}

/** @throws StorageError `NoSuchKey`, whether there is no such object or the caller may not see it */
export async function findObject(kit: StorageKit, call: StorageCall, operation: string): Promise<ObjectRow> {
  const [row] = await asCaller(kit, call.claims, operation, (sql) => {
    return sql<ObjectRow[]>`select * from storage.objects where bucket_id = ${call.bucket} and name = ${call.name}`;
  });
  if (!row) throw objectNotFound();
  return row;
}

// Shown by the browser itself, without running anything that the file says.
const inert = /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|text\/plain)$/;

async function send(kit: StorageKit, call: StorageCall, row: ObjectRow): Promise<Response> {
  const { metadata } = row;
  const shown = inert.test(metadata.mimetype);
  const wanted = call.url.searchParams.get('download');
  const fileName = wanted || (row.name.split('/').at(-1) ?? 'file');
  const headers = new Headers({
    'content-type': metadata.mimetype,
    etag: metadata.eTag,
    'cache-control': metadata.cacheControl,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    // Browsers show no PDF in a sandbox.
    'content-security-policy': shown
      ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
      : "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  if (wanted !== null || !shown) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  }
  if (call.request.headers.get('if-none-match') === metadata.eTag) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(metadata.size));
  if (call.request.method === 'HEAD') return new Response(null, { headers });
  const body = await kit.files.read(row.version);
  if (body === null) throw objectNotFound();
  return new Response(body, { headers });
}
