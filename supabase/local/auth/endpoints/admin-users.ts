import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { emailAddress, metadata, readBody } from '../body.ts';
import { AuthError } from '../errors.ts';
import type { AuthCall, AuthKit } from '../kit.ts';
import { endSessions } from '../sessions.ts';
import { viewUser } from '../user-view.ts';
import { confirmEmail, findByEmail, findById, insertUser, json, type UserRow } from '../users.ts';
import { banUntil, emailExists, requireService } from './admin.ts';

const created = z.object({
  id: z.uuid().optional(),
  email: emailAddress,
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  app_metadata: metadata.nullish(),
  user_metadata: metadata.nullish(),
  ban_duration: z.string().nullish(),
});
const changed = created.omit({ id: true }).extend({ email: emailAddress.nullish() });

/** `GET /admin/users?page=&per_page=&filter=` and `POST /admin/users`. */
export async function adminUsers(kit: AuthKit, call: AuthCall): Promise<Response> {
  requireService(call);
  return call.request.method === 'POST' ? create(kit, call) : list(kit, call);
}

async function create(kit: AuthKit, call: AuthCall): Promise<Response> {
  const body = await readBody(call.request, created);
  const passwordHash = body.password ? await kit.passwords.hash(body.password) : null;
  const view = await kit.transact(async (sql) => {
    const user = await insertUser(sql, {
      ...(body.id && { id: body.id }),
      email: body.email,
      passwordHash,
      confirmed: body.email_confirm === true,
      appMetadata: body.app_metadata ?? {},
      userMetadata: body.user_metadata ?? {},
    });
    if (!user) throw emailExists();
    if (body.ban_duration) await ban(sql, user, body.ban_duration);
    return viewUser(sql, (await findById(sql, user.id)) ?? user);
  });
  return Response.json(view);
}

async function list(kit: AuthKit, call: AuthCall): Promise<Response> {
  const page = Math.min(1_000_000, Math.max(1, Math.floor(Number(call.url.searchParams.get('page'))) || 1));
  const perPage = Math.min(1000, Math.max(1, Math.floor(Number(call.url.searchParams.get('per_page'))) || 50));
  const filter = `%${(call.url.searchParams.get('filter') ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return kit.transact(async (sql) => {
    const rows = await sql<(UserRow & { total: string })[]>`
      select *, count(*) over () as total from auth.users
      where deleted_at is null and email ilike ${filter}
      order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`;
    const users = await Promise.all(rows.map((row) => viewUser(sql, row)));
    const total = Number(rows[0]?.total ?? 0);
    const last = Math.max(1, Math.ceil(total / perPage));
    const path = `/admin/users?per_page=${perPage}&page=`;
    const next = page < last ? [`<${path}${page + 1}>; rel="next"`] : [];
    const headers = { 'x-total-count': String(total), link: [...next, `<${path}${last}>; rel="last"`].join(', ') };
    return Response.json({ users, aud: 'authenticated' }, { headers });
  });
}

/** `GET`, `PUT` and `DELETE /admin/users/<id>`. */
export async function adminUser(kit: AuthKit, call: AuthCall): Promise<Response> {
  requireService(call);
  const id = z.uuid().safeParse(call.url.pathname.split('/').at(-1));
  if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const { method } = call.request;
  if (method !== 'GET' && method !== 'PUT' && method !== 'DELETE') {
    throw new AuthError(405, 'validation_failed', `${method} is not allowed for a user`);
  }
  const change = method === 'PUT' ? await readBody(call.request, changed) : {};
  const passwordHash = change.password ? await kit.passwords.hash(change.password) : null;
  const view = await kit.transact(async (sql) => {
    const user = await findById(sql, id.data);
    if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
    if (method === 'DELETE') await sql`delete from auth.users where id = ${user.id}`;
    else if (method === 'PUT') await update(sql, user, { ...change, passwordHash });
    return method === 'DELETE' ? {} : viewUser(sql, (await findById(sql, user.id)) ?? user);
  });
  return Response.json(view);
}

async function update(
  sql: TransactionSql,
  user: UserRow,
  change: Partial<z.infer<typeof changed>> & { passwordHash: string | null },
): Promise<void> {
  if (change.email && change.email !== user.email) {
    if (await findByEmail(sql, change.email)) throw emailExists();
    await sql`
      update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${change.email}::text)
      where user_id = ${user.id} and provider = 'email'`;
  }
  await sql`
    update auth.users set
      email = ${change.email ?? user.email},
      encrypted_password = ${change.passwordHash ?? user.encrypted_password},
      raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || ${json(sql, change.app_metadata ?? {})}),
      raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${json(sql, change.user_metadata ?? {})}),
      updated_at = now()
    where id = ${user.id}`;
  if (change.email_confirm) await confirmEmail(sql, user.id);
  if (change.ban_duration) await ban(sql, user, change.ban_duration);
}

async function ban(sql: TransactionSql, user: UserRow, duration: string): Promise<void> {
  const until = banUntil(duration);
  await sql`update auth.users set banned_until = ${until}, updated_at = now() where id = ${user.id}`;
  if (until !== null) await endSessions(sql, user.id, 'global', null);
}
