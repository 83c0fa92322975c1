import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readJson } from './body.ts';
import { objectNotFound } from './errors.ts';
import { asCaller, type StorageCall, type StorageKit } from './kit.ts';
import { checkName } from './names.ts';
import { ownerOf } from './upload.ts';

const body = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
});

/** A file is named by its version, so moving it changes its row alone. */
export async function moveObject(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { bucketId, sourceKey, destinationBucket, destinationKey } = await readJson(call.request, body);
  const name = checkName(destinationKey);
  await asCaller(kit, call.claims, 'storage.object.move', async (sql) => {
    const [moved] = await sql`
      update storage.objects set name = ${name}, bucket_id = ${destinationBucket ?? bucketId}, updated_at = now()
      where bucket_id = ${bucketId} and name = ${sourceKey}
      returning id`;
    if (!moved) throw objectNotFound();
  });
  return Response.json({ message: 'Successfully moved' });
}

export async function copyObject(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { bucketId, sourceKey, destinationBucket, destinationKey } = await readJson(call.request, body);
  const [bucket, name, version] = [destinationBucket ?? bucketId, checkName(destinationKey), randomUUID()];
  const owner = ownerOf(call.claims);
  try {
    await asCaller(kit, call.claims, 'storage.object.copy', async (sql) => {
      const [source] = await sql<{ version: string }[]>`
        select version from storage.objects where bucket_id = ${bucketId} and name = ${sourceKey}`;
      if (!source) throw objectNotFound();
      await sql`
        insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
        select ${bucket}, ${name}, ${owner}::uuid, ${owner}::text, ${version}, metadata, user_metadata
        from storage.objects where bucket_id = ${bucketId} and name = ${sourceKey}`;
      await kit.files.copy(source.version, version);
    });
  } catch (error) {
    await kit.files.remove([version]);
    throw error;
  }
  return Response.json({ Key: `${bucket}/${name}` });
}
