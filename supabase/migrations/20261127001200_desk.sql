-- The desk: who has a request in hand, and the conversation about it.

-- An agent's page renews this while it is open; when it lapses, the request is unheld without anybody doing anything.
create function private.lease() returns interval
language sql immutable set search_path = ''
as $$ select interval '15 minutes' $$;

create function private.is_held_by_other(p_request public.requests, p_user uuid) returns boolean
language sql set search_path = ''
as $$
  select (p_request).holder_id is not null and (p_request).holder_id <> p_user
    and (p_request).held_until > private.clock()
$$;

create function private.refuse_held(p_request public.requests) returns void
language plpgsql set search_path = ''
as $$
declare
  v_name text := (select coalesce(nullif(p.name, ''), p.email) from public.profiles p where p.id = p_request.holder_id);
begin
  perform private.fail('PT409', 'held',
    pg_catalog.format('Request %s is held by %s since %s UTC.', p_request.reference, v_name,
      pg_catalog.to_char(p_request.held_since at time zone 'UTC', 'YYYY-MM-DD HH24:MI')),
    'Wait until they release it, or speak with them.',
    pg_catalog.jsonb_build_object('holder_id', p_request.holder_id, 'holder_name', v_name,
      'held_since', p_request.held_since, 'held_until', p_request.held_until));
end
$$;

-- The desk's lock for work on a request: the caller holds it. A lapsed lease that nobody took meanwhile is renewed.
create function private.lock_held_request(p_request_id uuid) returns public.requests
language plpgsql set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests := private.lock_request(p_request_id);
begin
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  elsif v_request.holder_id is distinct from v_staff then
    perform private.fail('PT409', 'not_held', pg_catalog.format('You do not hold request %s.', v_request.reference),
      'Claim it first.');
  end if;
  update public.requests set held_until = private.clock() + private.lease() where id = p_request_id
    returning * into v_request;
  return v_request;
end
$$;

create function private.claim_request(p_request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests := private.lock_request(p_request_id);
  v_now timestamptz := private.clock();
  v_mine boolean := coalesce(v_request.holder_id = v_staff and v_request.held_until > v_now, false);
begin
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  if v_request.status in ('cancelled', 'completed') then
    perform private.require_status(v_request, '{new,assessing,waiting_for_client,offered,accepted,booked,travelling}',
      'claimed');
  end if;
  update public.requests set
      holder_id = v_staff,
      held_since = case when v_mine then held_since else v_now end,
      held_until = v_now + private.lease(),
      status = case when status = 'new' then 'assessing' else status end
    where id = p_request_id returning * into v_request;
  if not v_mine then
    perform private.log_event(p_request_id, 'claimed', 'staff',
      pg_catalog.jsonb_build_object('held_until', v_request.held_until));
  end if;
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'status', private.status_of(v_request),
    'holder_id', v_staff, 'held_since', v_request.held_since, 'held_until', v_request.held_until);
end
$$;
comment on function private.claim_request(uuid) is 'Definer: no role may update requests; the lease is a compare-and-set.';

create function private.renew_claim(p_request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_held_request(p_request_id);
begin
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'held_until', v_request.held_until);
end
$$;
comment on function private.renew_claim(uuid) is 'Definer: no role may update requests; renews the caller''s own lease.';

create function private.release_request(p_request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests := private.lock_request(p_request_id);
begin
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  if v_request.holder_id is not null then
    update public.requests set holder_id = null, held_since = null, held_until = null where id = p_request_id;
    perform private.log_event(p_request_id, 'released', 'staff', '{}');
  end if;
  return pg_catalog.jsonb_build_object('request_id', p_request_id);
end
$$;
comment on function private.release_request(uuid) is 'Definer: no role may update requests; ends the caller''s own lease.';

create function private.add_message(p_request_id uuid, p_body text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into public.messages (request_id, author_id, author_role, body)
  values (p_request_id, private.uid(), private.actor_role(),
    private.text_of(pg_catalog.jsonb_build_object('body', p_body), 'body', 10000,
      'message_required', 'Please enter a message.'))
  returning id into v_id;
  return v_id;
end
$$;

create function private.ask_client(p_request_id uuid, p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_held_request(p_request_id);
  v_message uuid;
begin
  perform private.require_status(v_request, '{assessing,waiting_for_client}', 'sent back with a question');
  v_message := private.add_message(p_request_id, p_body);
  update public.requests set status = 'waiting_for_client' where id = p_request_id returning * into v_request;
  perform private.log_event(p_request_id, 'question_asked', 'client',
    pg_catalog.jsonb_build_object('message_id', v_message));
  perform private.tell_client(v_request, 'question_asked', v_message::text);
  return pg_catalog.jsonb_build_object('message_id', v_message, 'status', v_request.status);
end
$$;
comment on function private.ask_client(uuid, text) is 'Definer: no role may write requests or messages.';

-- Whatever the client says ends the waiting.
create function private.client_says(p_request public.requests, p_body text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_message uuid := private.add_message(p_request.id, p_body);
  v_type public.event_type := 'message_posted';
begin
  if p_request.status = 'waiting_for_client' then
    update public.requests set status = 'assessing' where id = p_request.id;
    v_type := 'question_answered';
  end if;
  perform private.log_event(p_request.id, v_type, 'client', pg_catalog.jsonb_build_object('message_id', v_message));
  perform private.tell_holder(p_request, v_type);
  return pg_catalog.jsonb_build_object('message_id', v_message);
end
$$;

create function private.answer_request(p_request_id uuid, p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_own_request(p_request_id);
begin
  perform private.require_status(v_request, '{waiting_for_client}', 'answered');
  return private.client_says(v_request, p_body);
end
$$;
comment on function private.answer_request(uuid, text) is 'Definer: no role may write requests or messages; own requests only.';

create function private.post_message(p_request_id uuid, p_body text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_message uuid;
begin
  perform private.require_user();
  if not private.is_staff() then
    return private.client_says(private.lock_own_request(p_request_id), p_body);
  end if;
  v_request := private.lock_request(p_request_id);
  v_message := private.add_message(p_request_id, p_body);
  perform private.log_event(p_request_id, 'message_posted', 'client',
    pg_catalog.jsonb_build_object('message_id', v_message));
  perform private.tell_client(v_request, 'message_posted', v_message::text);
  return pg_catalog.jsonb_build_object('message_id', v_message);
end
$$;
comment on function private.post_message(uuid, text) is
  'Definer: no role may write messages; clients reach their own requests, the desk all.';

create function private.handle_contact_message(p_message_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
begin
  update public.contact_messages set handled_at = private.clock(), handled_by = v_staff
    where id = p_message_id and handled_at is null;
  if not found and not exists (select 1 from public.contact_messages where id = p_message_id) then
    perform private.fail('PT404', 'message_not_found', 'There is no such message.', 'Reload the list.');
  end if;
  return pg_catalog.jsonb_build_object('message_id', p_message_id);
end
$$;
comment on function private.handle_contact_message(uuid) is 'Definer: no role may update contact messages.';

grant execute on function private.claim_request(uuid), private.renew_claim(uuid), private.release_request(uuid),
  private.ask_client(uuid, text), private.answer_request(uuid, text), private.post_message(uuid, text),
  private.handle_contact_message(uuid) to authenticated;

create function public.claim_request(p_request_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.claim_request(p_request_id) $$;
create function public.renew_claim(p_request_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.renew_claim(p_request_id) $$;
create function public.release_request(p_request_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.release_request(p_request_id) $$;
create function public.ask_client(p_request_id uuid, p_body text) returns jsonb
language sql set search_path = '' as $$ select private.ask_client(p_request_id, p_body) $$;
create function public.answer_request(p_request_id uuid, p_body text) returns jsonb
language sql set search_path = '' as $$ select private.answer_request(p_request_id, p_body) $$;
create function public.post_message(p_request_id uuid, p_body text) returns jsonb
language sql set search_path = '' as $$ select private.post_message(p_request_id, p_body) $$;
create function public.handle_contact_message(p_message_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.handle_contact_message(p_message_id) $$;

grant execute on function public.claim_request(uuid), public.renew_claim(uuid), public.release_request(uuid),
  public.ask_client(uuid, text), public.answer_request(uuid, text), public.post_message(uuid, text),
  public.handle_contact_message(uuid) to authenticated;
