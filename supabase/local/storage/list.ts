import { z } from 'zod';
import { readJson } from './body.ts';
import { asCaller, type StorageCall, type StorageKit } from './kit.ts';

const body = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(255).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
});

/** `POST /object/list/<bucket>`: one level of a folder, its folders first, as far as the caller may see. */
export async function listObjects(kit: StorageKit, call: StorageCall): Promise<Response> {
  const { prefix, limit, offset, search, sortBy } = await readJson(call.request, body);
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  const start = folder === '' ? '' : `${folder}/`;
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const column = sortBy?.column ?? 'name';
  const rows = await asCaller(kit, call.claims, 'storage.object.list', (sql) => {
    return sql`
      with found as (
        select *, substr(name, length(${start}::text) + 1) as rest
        from storage.objects
        where bucket_id = ${call.bucket} and starts_with(name, ${start}::text)
      ), level as (
        select distinct on (split_part(rest, '/', 1))
          split_part(rest, '/', 1) as name, position('/' in rest) = 0 as is_file,
          id, updated_at, created_at, last_accessed_at, metadata
        from found
        order by split_part(rest, '/', 1), position('/' in rest) = 0 desc
      )
      select name,
        case when is_file then id end as id,
        case when is_file then updated_at end as updated_at,
        case when is_file then created_at end as created_at,
        case when is_file then last_accessed_at end as last_accessed_at,
        case when is_file then metadata end as metadata
      from level
      where name ilike ${pattern}
      order by is_file, ${sql(column)} ${sortBy?.order === 'desc' ? sql`desc` : sql`asc`}, name
      limit ${limit} offset ${offset}`;
  });
  return Response.json(rows);
}
