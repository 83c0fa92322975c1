import { createBucket, deleteBucket, emptyBucket, getBucket, listBuckets, updateBucket } from './buckets.ts';
import { downloadObject, downloadPublic, downloadSigned, objectInfo } from './download.ts';
import { invalidKey, StorageError } from './errors.ts';
import type { StorageCall, StorageKit } from './kit.ts';
import { listObjects } from './list.ts';
import { copyObject, moveObject } from './relocate.ts';
import { removeObject, removeObjects } from './remove.ts';
import { signObject, signObjects, signUpload } from './sign.ts';
import { uploadObject, uploadSigned } from './upload.ts';

type Endpoint = (kit: StorageKit, call: StorageCall) => Promise<Response>;

const bucket = '([^/]+)';
const object = `${bucket}/(.+)`;

/** First match wins: `/object/<bucket>/<name>` would match nearly all of them. */
const routes: readonly (readonly [method: string, path: string, endpoint: Endpoint])[] = [
  ['GET', '/bucket', listBuckets],
  ['POST', '/bucket', createBucket],
  ['GET', `/bucket/${bucket}`, getBucket],
  ['PUT', `/bucket/${bucket}`, updateBucket],
  ['DELETE', `/bucket/${bucket}`, deleteBucket],
  ['POST', `/bucket/${bucket}/empty`, emptyBucket],
  ['POST', `/object/list/${bucket}`, listObjects],
  ['POST', '/object/move', moveObject],
  ['POST', '/object/copy', copyObject],
  ['POST', `/object/upload/sign/${object}`, signUpload],
  ['PUT', `/object/upload/sign/${object}`, uploadSigned],
  ['POST', `/object/sign/${object}`, signObject],
  ['POST', `/object/sign/${bucket}`, signObjects],
  ['GET', `/object/sign/${object}`, downloadSigned],
  ['GET', `/object/public/${object}`, downloadPublic],
  ['GET', `/object/info/authenticated/${object}`, objectInfo],
  ['GET', `/object/info/${object}`, objectInfo],
  ['GET', `/object/authenticated/${object}`, downloadObject],
  ['GET', `/object/${object}`, downloadObject],
  ['POST', `/object/${object}`, uploadObject],
  ['PUT', `/object/${object}`, uploadObject],
  ['DELETE', `/object/${object}`, removeObject],
  ['DELETE', `/object/${bucket}`, removeObjects],
];

const compiled = routes.map(([method, path, endpoint]) => ({ method, pattern: new RegExp(`^${path}$`), endpoint }));

/** @throws StorageError 404 for a path that there is not, `InvalidKey` for one that cannot be decoded */
export function findRoute(method: string, path: string): { endpoint: Endpoint; bucket: string; name: string } {
  const asked = method === 'HEAD' ? 'GET' : method;
  for (const route of compiled) {
    const match = route.method === asked ? route.pattern.exec(path) : null;
    if (match) return { endpoint: route.endpoint, bucket: decode(match[1] ?? ''), name: decode(match[2] ?? '') };
  }
  throw new StorageError(404, 'Not Found', 'NotFound', `There is no ${method} ${path} in the embedded storage`, 404);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidKey(text);
  }
}
