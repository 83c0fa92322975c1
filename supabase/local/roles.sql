-- The roles and rights of a hosted Supabase database, set up by the superuser before anything else.
-- Runs at every start and in every database, so every statement can be repeated.

do $$
begin
  -- Who a request acts as.
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
  -- Who the REST API logs in as: it has no rights until it takes one of the three roles above.
  if to_regrole('authenticator') is null then create role authenticator login noinherit; end if;
  -- Who migrations run as: hosted Supabase's `postgres`, which is no superuser.
  if to_regrole('postgres') is null then
    create role postgres login nosuperuser createdb createrole bypassrls;
  end if;
end
$$;

grant anon, authenticated, service_role to authenticator;
-- Hosted projects end what runs too long; so is it seen here first.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
-- CREATEROLE holders can only hand on what they were granted with admin option.
grant anon, authenticated, service_role to postgres with admin option;

do $$
declare
  name text;
begin
  -- Role settings, unlike database settings, also hold in a database that was cloned from a template.
  foreach name in array array['postgres', 'authenticator', 'anon', 'authenticated', 'service_role'] loop
    execute format('alter role %I set search_path = "$user", public, extensions', name);
  end loop;
end
$$;

alter schema public owner to postgres;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;

-- Hosted defaults: what a migration makes in public is granted to the API roles; migrations revoke what should not be.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;

create schema if not exists supabase_migrations authorization postgres;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
alter table supabase_migrations.schema_migrations owner to postgres;

do $$
begin
  -- Hosted projects let `postgres` make the trusted extensions and nothing that reaches the machine.
  execute format('grant create on database %I to postgres', current_database());
end
$$;
