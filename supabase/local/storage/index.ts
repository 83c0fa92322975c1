import path from 'node:path';
import type { BackendContext, Service } from '../service.ts';
import { fromDatabase, StorageError } from './errors.ts';
import { openFiles } from './files.ts';
import type { StorageKit } from './kit.ts';
import { findRoute } from './routes.ts';
import { createSigner } from './signatures.ts';

/** As config.toml's `[storage] file_size_limit`. */
const largestFile = 20 * 1024 * 1024;
const aroundTheFile = 1024 * 1024;

const openPaths = /^\/storage\/v1\/object\/(public|sign|upload\/sign)\//;

/** Hosted Supabase's storage: rows under row-level security in Postgres, bytes in a folder. */
export function createStorageService(context: BackendContext): Service {
  const kit: StorageKit = {
    context,
    files: openFiles(path.join(context.dataDir, 'storage')),
    signer: createSigner(context.jwtSecret),
    largestFile,
  };
  return {
    path: '/storage/v1',
    streams: true,
    maxBody: largestFile + aroundTheFile,
    // A signature or a public bucket stands for the key; to make a signature (POST) takes one.
    isOpen: ({ method, url }) => method !== 'POST' && openPaths.test(new URL(url).pathname),
    async fetch(request, call) {
      const url = new URL(request.url);
      try {
        const { endpoint, bucket, name } = findRoute(request.method, url.pathname.slice('/storage/v1'.length));
        return await endpoint(kit, { ...call, request, url, bucket, name });
      } catch (error) {
        const answer = error instanceof StorageError ? error : fromDatabase(error);
        if (answer === null) throw error;
        return answer.toResponse();
      }
    },
  };
}
