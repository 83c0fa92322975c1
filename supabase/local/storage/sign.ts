import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readJson } from './body.ts';
import { bucketLimits } from './buckets.ts';
import { findObject } from './download.ts';
import { StorageError } from './errors.ts';
import { asCaller, type StorageCall, type StorageKit } from './kit.ts';
import { checkName } from './names.ts';
import { ownerOf, save } from './upload.ts';

const uploadSeconds = 2 * 60 * 60;
const expiresIn = z
  .number()
  .int()
  .min(1)
  .max(365 * 24 * 3600);
const one = z.object({ expiresIn });
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(500) });

/** `POST /object/sign/<bucket>/<name>`: an address that works without a session, for who may read the object. */
export async function signObject(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { expiresIn: seconds } = await readJson(call.request, one);
  return Response.json({ signedURL: await signedPath(kit, call, seconds) });
}

/** `POST /object/sign/<bucket>`: several at once, each with its own success. */
export async function signObjects(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { expiresIn: seconds, paths } = await readJson(call.request, many);
  const signed = [];
  for (const name of paths) {
    try {
      signed.push({ error: null, path: name, signedURL: await signedPath(kit, { ...call, name }, seconds) });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      const message = 'Either the object does not exist or you do not have access to it';
      signed.push({ error: message, path: name, signedURL: null });
    }
  }
  return Response.json(signed);
}

async function signedPath(kit: StorageKit, call: StorageCall, seconds: number): Promise<string> {
  const { bucket, name } = call;
  await findObject(kit, call, 'storage.object.sign');
  const token = await kit.signer.sign('download', { url: `${bucket}/${name}`, owner: null, upsert: false }, seconds);
  // Not encoded: supabase-js does that.
  return `/object/sign/${bucket}/${name}?token=${token}`;
}

class Allowed extends Error {}

/** `POST /object/upload/sign/<bucket>/<name>`: tries the insert as the caller and takes it back. */
export async function signUpload(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { bucket, claims } = call;
  const name = checkName(call.name);
  await bucketLimits(kit, bucket);
  const [owner, upsert] = [ownerOf(claims), call.request.headers.get('x-upsert') === 'true'];
  const body = { bytes: new Uint8Array(), mimetype: 'text/plain', cacheControl: '', userMetadata: null };
  await asCaller(kit, claims, 'storage.object.sign_upload_url', async (sql) => {
    await save(sql, { bucket, name, version: randomUUID(), owner, body }, upsert);
    throw new Allowed();
  }).catch((error: unknown) => {
    if (!(error instanceof Allowed)) throw error;
  });
  const token = await kit.signer.sign('upload', { url: `${bucket}/${name}`, owner, upsert }, uploadSeconds);
  return Response.json({ url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token });
}
