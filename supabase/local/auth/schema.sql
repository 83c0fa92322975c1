-- The auth schema as hosted Supabase has it, less the parts that Kindwing has no use for (phone, SSO, MFA).
-- Owned by its own role: a migration may put triggers on auth.users and read it, and may not create anything here.
-- Runs at every start, so every statement can be repeated.

do $$
begin
  if to_regrole('supabase_auth_admin') is null then
    create role supabase_auth_admin nologin noinherit;
  end if;
end
$$;

create schema if not exists auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid default '00000000-0000-0000-0000-000000000000',
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change varchar(255) not null default '',
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text unique default null,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  deleted_at timestamptz
);
create unique index if not exists users_email_key on auth.users (lower(email));
create index if not exists users_created_at_idx on auth.users (created_at desc, id);

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1',
  -- How the session began: the `amr` claim of its tokens.
  method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz,
  not_after timestamptz,
  user_agent text
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

-- `token` and `parent` hold SHA-256 digests: reading the table gives nobody a session.
create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  parent text,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
create index if not exists refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);

-- A PKCE exchange: begun by a mail that asked for it, given its code when the link is opened, used once.
create table if not exists auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code text unique,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  code_challenge text not null,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default now()
);
create index if not exists flow_state_user_id_idx on auth.flow_state (user_id);

-- One live token for each user and purpose; a new mail replaces the one before. Digests only.
create table if not exists auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null check (
    token_type in ('confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current')
  ),
  token_hash text not null unique,
  otp_hash text not null,
  -- The address that the mail went to.
  relates_to text not null,
  flow_state_id uuid references auth.flow_state on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, token_type)
);
create index if not exists one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
create index if not exists one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);

create or replace function auth.jwt() returns jsonb language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable set search_path = '' as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

do $$
declare
  name text;
begin
  foreach name in array array['users', 'identities', 'sessions', 'refresh_tokens', 'flow_state', 'one_time_tokens'] loop
    execute format('alter table auth.%I owner to supabase_auth_admin', name);
    execute format('alter table auth.%I enable row level security', name);
    execute format('grant select, insert, update, delete, references, trigger on auth.%I to postgres', name);
  end loop;
  foreach name in array array['jwt', 'uid', 'role', 'email'] loop
    execute format('alter function auth.%I() owner to supabase_auth_admin', name);
  end loop;
end
$$;
