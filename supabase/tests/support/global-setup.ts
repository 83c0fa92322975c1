import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePorts } from '../../local/free-ports.ts';
import { startBackend } from '../../local/index.ts';

/** What the tests are pointed at. The database is only reachable when it is ours. */
export interface BackendUnderTest {
  apiUrl: string;
  anonKey: string;
  serviceKey: string;
  /** As `postgres`, for tests that make something to test with; of another Supabase: KINDWING_DATABASE_URL. */
  databaseUrl: string | undefined;
  embedded?: { databaseUrl: string; adminDatabaseUrl: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    backend: BackendUnderTest;
  }
}

/**
 * Starts one embedded backend for all files, on free ports and fresh data, or takes the Supabase that
 * KINDWING_API_URL, KINDWING_ANON_KEY and KINDWING_SERVICE_KEY name.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { KINDWING_API_URL: apiUrl, KINDWING_ANON_KEY: anonKey, KINDWING_SERVICE_KEY: serviceKey } = process.env;
  if (apiUrl !== undefined) {
    if (anonKey === undefined || serviceKey === undefined) {
      throw new Error('KINDWING_API_URL is set: KINDWING_ANON_KEY and KINDWING_SERVICE_KEY are needed as well.');
    }
    project.provide('backend', { apiUrl, anonKey, serviceKey, databaseUrl: process.env.KINDWING_DATABASE_URL });
    return undefined;
  }
  const dataFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-test-'));
  // The database runs as another account when we are root, and must be able to enter.
  await fs.chmod(dataFolder, 0o755);
  const [api, postgres, functions] = await freePorts(3);
  if (api === undefined || postgres === undefined || functions === undefined) throw new Error('No free ports.');
  const backend = await startBackend({ ports: { shell: 3000, api, postgres, functions }, dataFolder, durable: false });
  project.provide('backend', {
    apiUrl: backend.apiUrl,
    anonKey: backend.anonKey,
    serviceKey: backend.serviceKey,
    databaseUrl: backend.databaseUrl,
    embedded: { databaseUrl: backend.databaseUrl, adminDatabaseUrl: backend.adminDatabaseUrl },
  });
  return async () => {
    await backend.close();
    await fs.rm(dataFolder, { recursive: true, force: true });
  };
}
