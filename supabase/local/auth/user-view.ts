import type { TransactionSql } from 'postgres';
import { ownMetadata, type UserRow } from './users.ts';

export type UserView = Record<string, unknown>;

interface IdentityRow {
  id: string;
  user_id: string;
  provider: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The user as clients see it: no password, no token. */
export async function viewUser(sql: TransactionSql, user: UserRow): Promise<UserView> {
  const identities = await sql<IdentityRow[]>`
    select * from auth.identities where user_id = ${user.id} order by created_at`;
  return { ...fields(user), identities: identities.map(viewIdentity) };
}

/**
 * The answer to a sign-up that waits for confirmation. It is the same for a new address and for one that has an account
 * (hosted Supabase lists an identity for the new one alone, which tells the two apart).
 */
export function viewPendingUser(id: string, email: string, data: Record<string, unknown>): UserView {
  const now = new Date();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, ...ownMetadata(id, email, false) },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function fields(user: UserRow): UserView {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    confirmed_at: user.confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change || undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    banned_until: user.banned_until ?? undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

function viewIdentity(identity: IdentityRow): UserView {
  return {
    identity_id: identity.id,
    id: identity.user_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    email: identity.email ?? undefined,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
  };
}
