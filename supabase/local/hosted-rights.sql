-- What hosted Supabase lets the migration role do in the schemas that are not its own.
-- Runs after the services' schema.sql, as the superuser; every statement can be repeated.

-- Hosted, an extension lets `postgres` put policies on these two tables without owning them. Here a role of their own
-- owns them, `postgres` has that role's rights, and the event triggers below take away all the others.
do $$
begin
  if to_regrole('supabase_policy_admin') is null then create role supabase_policy_admin nologin noinherit; end if;
  if to_regclass('storage.objects') is not null then alter table storage.objects owner to supabase_policy_admin; end if;
  if to_regclass('storage.buckets') is not null then alter table storage.buckets owner to supabase_policy_admin; end if;
  if to_regclass('realtime.messages') is not null then
    alter table realtime.messages owner to supabase_policy_admin;
  end if;
end
$$;
grant supabase_policy_admin to postgres with inherit true, set false;
-- A foreign key is checked with the rights of the table's owner.
grant usage on schema storage, realtime to supabase_policy_admin;

create schema if not exists hosted_rights;

create or replace function hosted_rights.refuse_ddl() returns event_trigger language plpgsql as $$
declare
  command record;
begin
  if current_user <> 'postgres' then return; end if;
  for command in select * from pg_catalog.pg_event_trigger_ddl_commands() loop
    if command.schema_name in ('auth', 'storage', 'realtime', 'hosted_rights')
      and command.command_tag not in ('CREATE TRIGGER', 'CREATE POLICY', 'ALTER POLICY') then
      raise exception '% of % is not allowed: hosted Supabase owns the schema %',
        command.command_tag, command.object_identity, command.schema_name
        using errcode = '42501', hint = 'There, a migration may only make triggers and policies.';
    end if;
  end loop;
end
$$;

create or replace function hosted_rights.refuse_drop() returns event_trigger language plpgsql as $$
declare
  dropped record;
begin
  if current_user <> 'postgres' then return; end if;
  for dropped in select * from pg_catalog.pg_event_trigger_dropped_objects() where original loop
    if dropped.object_type not in ('policy', 'trigger')
      and (
        dropped.schema_name in ('auth', 'storage', 'realtime', 'hosted_rights')
        or dropped.object_identity in ('auth', 'storage', 'realtime', 'hosted_rights')
      ) then
      raise exception 'Dropping % is not allowed: hosted Supabase owns it', dropped.object_identity
        using errcode = '42501', hint = 'A migration may only drop its own triggers and policies there.';
    end if;
  end loop;
end
$$;

do $$
begin
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'hosted_rights_ddl') then
    create event trigger hosted_rights_ddl on ddl_command_end execute function hosted_rights.refuse_ddl();
    create event trigger hosted_rights_drop on sql_drop execute function hosted_rights.refuse_drop();
  end if;
end
$$;
