import type { TransactionSql } from 'postgres';

type Json = Record<string, unknown>;

/** A row of auth.users, as far as the service reads it. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  banned_until: Date | null;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface NewUser {
  id?: string;
  email: string;
  passwordHash: string | null;
  confirmed: boolean;
  appMetadata?: Json;
  userMetadata?: Json;
  invited?: boolean;
}

export async function findByEmail(sql: TransactionSql, email: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`select * from auth.users where lower(email) = ${email} and deleted_at is null`;
  return user;
}

export async function findById(sql: TransactionSql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id} and deleted_at is null`;
  return user;
}

/** Adds the user with their email identity; null if somebody else was faster with the same address. */
export async function insertUser(sql: TransactionSql, user: NewUser): Promise<UserRow | null> {
  const id = user.id ?? crypto.randomUUID();
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
  const userMetadata = { ...user.userMetadata, ...ownMetadata(id, user.email, user.confirmed) };
  const [row] = await sql<UserRow[]>`
    insert into auth.users
      (id, email, encrypted_password, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data)
    values (
      ${id}, ${user.email}, ${user.passwordHash}, ${user.confirmed ? new Date() : null},
      ${user.invited ? new Date() : null}, ${json(sql, appMetadata)}, ${json(sql, userMetadata)}
    )
    on conflict do nothing
    returning *`;
  if (!row) return null;
  await sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    values (${id}, 'email', ${id}, ${json(sql, ownMetadata(id, user.email, user.confirmed))})`;
  return row;
}

/** What hosted Supabase adds to a user's own metadata. */
export function ownMetadata(id: string, email: string, confirmed: boolean): Json {
  return { sub: id, email, email_verified: confirmed, phone_verified: false };
}

/** Marks the address as proved, once. */
export async function confirmEmail(sql: TransactionSql, id: string): Promise<UserRow> {
  const [row] = await sql<UserRow[]>`
    update auth.users set
      email_confirmed_at = now(), updated_at = now(),
      raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
    where id = ${id} and email_confirmed_at is null
    returning *`;
  if (row) {
    await sql`
      update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
      where user_id = ${id} and provider = 'email'`;
    return row;
  }
  const [known] = await sql<UserRow[]>`select * from auth.users where id = ${id}`;
  if (!known) throw new Error(`User ${id} vanished while their address was being confirmed`);
  return known;
}

export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}

/** Passes a plain object as jsonb. */
export function json(sql: TransactionSql, value: Json) {
  return sql`${JSON.stringify(value)}::text::jsonb`;
}
