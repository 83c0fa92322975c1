-- Private broadcast as hosted Supabase has it: `realtime.send` from a trigger, policies on `realtime.messages` for who
-- may listen. Owned by its own role: a migration may put policies on the table, and may make nothing here.
-- Runs at every start, so every statement can be repeated.

do $$
begin
  if to_regrole('supabase_realtime_admin') is null then create role supabase_realtime_admin nologin noinherit; end if;
end
$$;

create schema if not exists realtime authorization supabase_realtime_admin;
grant usage on schema realtime to postgres, anon, authenticated, service_role;

create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;

-- The topic that a subscription asks for, while its right to it is being checked.
create or replace function realtime.topic() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Leaves with the transaction's commit. As hosted, a failure is a warning: a broadcast never undoes the work it tells of.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql set search_path = '' as $$
begin
  insert into realtime.messages (payload, event, topic, private, extension)
  values (send.payload, send.event, send.topic, send.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.announce() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('realtime_messages', new.id::text);
  return null;
end
$$;

create or replace trigger announce_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast') execute function realtime.announce();

alter function realtime.topic() owner to supabase_realtime_admin;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
alter function realtime.announce() owner to supabase_realtime_admin;
