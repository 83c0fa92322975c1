import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { inject } from 'vitest';
import { administration } from './auth-support.ts';

/**
 * Whether the tests may add policies of their own: they make those of `owner folders` below by SQL, which another
 * Supabase does not offer; there the tests of row-level security are skipped.
 */
export const hasDatabase = (): boolean => inject('backend').embedded !== undefined;

/** Runs SQL as `postgres`, the role that migrations run as. */
export async function asMigration(statements: string): Promise<void> {
  const { embedded } = inject('backend');
  if (!embedded) throw new Error('Only the embedded backend can be changed by SQL');
  const sql = postgres(embedded.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statements);
  } finally {
    await sql.end();
  }
}

/** A private bucket in which everyone may do everything in the folder named like their id, and nothing elsewhere. */
export async function folderBucket(options: { limit?: number; types?: string[] } = {}): Promise<string> {
  const name = `contract-${randomUUID()}`;
  const { error } = await administration().storage.createBucket(name, {
    public: false,
    ...(options.limit && { fileSizeLimit: options.limit }),
    ...(options.types && { allowedMimeTypes: options.types }),
  });
  if (error) throw error;
  const own = `bucket_id = '${name}' and (storage.foldername(name))[1] = (select auth.uid())::text`;
  await asMigration(`
    create policy "${name}" on storage.objects for all to authenticated using (${own}) with check (${own})`);
  return name;
}

export async function contents(client: SupabaseClient, bucket: string, path: string): Promise<string> {
  const { data, error } = await client.storage.from(bucket).download(path);
  if (error) throw error;
  return data.text();
}
