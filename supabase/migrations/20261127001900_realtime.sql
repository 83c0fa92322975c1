-- Live updates: private broadcasts that carry ids only, since an open socket can't be recalled. A page answers by
-- asking again, with its rights of that moment.

create policy "the desk's topic and one's own" on realtime.messages for select to authenticated
  using (
    realtime.messages.extension = 'broadcast' and (
      ((select realtime.topic()) = 'desk' and (select private.is_staff()))
      or (select realtime.topic()) = 'user:' || (select private.uid())::text));

create function private.broadcast_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_owner uuid;
  v_ids jsonb := pg_catalog.jsonb_build_object('request_id', new.request_id);
begin
  perform realtime.send(v_ids, 'request_changed', 'desk', true);
  if new.visibility = 'client' and new.visible_from <= private.clock() then
    select r.owner into v_owner from public.requests r where r.id = new.request_id;
    if v_owner is not null then
      perform realtime.send(v_ids, 'request_changed', 'user:' || v_owner, true);
    end if;
  end if;
  return null;
end
$$;
comment on function private.broadcast_event() is 'Definer: callers may not send broadcasts themselves.';
create trigger request_events_broadcast after insert on public.request_events
  for each row execute function private.broadcast_event();

create function private.broadcast_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.visible_from <= private.clock() then
    perform realtime.send(pg_catalog.jsonb_build_object('notification_id', new.id), 'notification',
      'user:' || new.user_id, true);
  end if;
  return null;
end
$$;
comment on function private.broadcast_notification() is 'Definer: callers may not send broadcasts themselves.';
create trigger notifications_broadcast after insert or update of read_at on public.notifications
  for each row execute function private.broadcast_notification();

-- What was held back (an offer that could be undone) is announced when its mail leaves.
create function private.broadcast_sent() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_owner uuid;
begin
  select r.owner into v_owner from public.requests r where r.id = new.request_id;
  if v_owner is not null then
    perform realtime.send(pg_catalog.jsonb_build_object('request_id', new.request_id), 'request_changed',
      'user:' || v_owner, true);
    perform realtime.send(pg_catalog.jsonb_build_object('request_id', new.request_id), 'notification',
      'user:' || v_owner, true);
  end if;
  return null;
end
$$;
comment on function private.broadcast_sent() is 'Definer: callers may not send broadcasts themselves.';
create trigger outbox_broadcast after update of sent_at on public.outbox
  for each row when (old.sent_at is null and new.sent_at is not null and new.template = 'offer_sent')
  execute function private.broadcast_sent();

create function private.broadcast_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(pg_catalog.jsonb_build_object('contact_message_id', new.id), 'contact_changed', 'desk', true);
  return null;
end
$$;
comment on function private.broadcast_contact() is 'Definer: callers may not send broadcasts themselves.';
create trigger contact_messages_broadcast after insert or update on public.contact_messages
  for each row execute function private.broadcast_contact();
