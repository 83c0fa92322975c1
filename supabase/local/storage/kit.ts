import type { TransactionSql } from 'postgres';
import { actAs } from '../act-as.ts';
import type { BackendContext, Call, Claims } from '../service.ts';
import type { FileStore } from './files.ts';
import type { UrlSigner } from './signatures.ts';

/** What every storage endpoint works with. */
export interface StorageKit {
  context: BackendContext;
  files: FileStore;
  signer: UrlSigner;
  /** Bytes; a bucket may set less. */
  largestFile: number;
}

export interface StorageCall extends Call {
  request: Request;
  url: URL;
  /** The parts of the path that the route left open, decoded: the bucket, then the object's name. */
  bucket: string;
  name: string;
}

/** As the caller, with `storage.operation` set for policies that look at it, as hosted. */
export function asCaller<T>(
  kit: StorageKit,
  claims: Claims,
  operation: string,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  const settings = { 'storage.operation': operation, 'storage.allow_delete_query': 'true' };
  return actAs(kit.context.sql, claims, settings, work);
}

/** For work that a signature has already allowed. */
export const serviceClaims: Claims = { role: 'service_role' };

/** What is kept of each file beside its bytes; the names are hosted Supabase's. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface ObjectRow {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
}
