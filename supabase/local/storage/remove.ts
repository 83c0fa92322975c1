import { z } from 'zod';
import { readJson } from './body.ts';
import { objectNotFound } from './errors.ts';
import { asCaller, type ObjectRow, type StorageCall, type StorageKit } from './kit.ts';

const body = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/** `DELETE /object/<bucket>`: those of the named objects that the caller may delete; answers which they were. */
export async function removeObjects(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { prefixes } = await readJson(call.request, body);
  return Response.json(await remove(kit, call, prefixes, 'storage.object.delete_many'));
}

export async function removeObject(kit: StorageKit, call: StorageCall): Promise<Response> {
  const removed = await remove(kit, call, [call.name], 'storage.object.delete');
  if (removed.length === 0) throw objectNotFound();
  return Response.json({ message: 'Successfully deleted' });
}

async function remove(kit: StorageKit, call: StorageCall, names: string[], operation: string): Promise<ObjectRow[]> {
  const rows = await asCaller(kit, call.claims, operation, async (sql) => [
    ...(await sql<ObjectRow[]>`
      delete from storage.objects where bucket_id = ${call.bucket} and name = any(${names}) returning *`),
  ]);
  await kit.files.remove(rows.map(({ version }) => version));
  return rows;
}
