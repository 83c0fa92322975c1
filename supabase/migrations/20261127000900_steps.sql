-- What every step of a request shares: locking, the clock's own transitions, the event, the notices.

-- What everyone reads: the stored status and what the clock alone decides.
create function private.effective_status(
  p_status public.request_status, p_offer_expires_at timestamptz,
  p_first_departure_at timestamptz, p_last_arrival_at timestamptz, p_now timestamptz
) returns public.effective_request_status
language sql immutable set search_path = ''
as $$
  select case
    when p_status = 'offered' and p_offer_expires_at <= p_now then 'assessing'
    when p_status = 'booked' and p_last_arrival_at + interval '48 hours' <= p_now then 'completed'
    when p_status = 'booked' and p_first_departure_at <= p_now then 'travelling'
    else p_status::text
  end::public.effective_request_status
$$;

-- Writes one event. Must run in the transaction that makes the change it tells of.
create function private.log_event(
  p_request uuid, p_type public.event_type, p_visibility public.event_visibility,
  p_payload jsonb default '{}', p_visible_from timestamptz default null
) returns void
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
begin
  insert into public.request_events
    (request_id, type, visibility, payload, actor_id, actor_role, created_at, visible_from)
  values
    (p_request, p_type, p_visibility, coalesce(p_payload, '{}'), private.uid(), private.actor_role(), v_now,
     coalesce(p_visible_from, v_now));
  update public.requests set last_event_at = v_now, row_version = row_version + 1 where id = p_request;
end
$$;

-- Locks the request's row; what the clock has decided meanwhile is written down before the caller looks at it.
create function private.lock_request(p_request_id uuid) returns public.requests
language plpgsql set search_path = ''
as $$
declare
  v_request public.requests;
begin
  select * into v_request from public.requests where id = p_request_id for update;
  if v_request.id is null then
    perform private.fail('PT404', 'request_not_found', 'There is no such request.', 'Check the link or the reference.');
  end if;
  if v_request.status = 'offered' and v_request.offer_expires_at <= private.clock() then
    update public.requests set status = 'assessing' where id = p_request_id returning * into v_request;
    perform private.log_event(p_request_id, 'offer_expired', 'client', pg_catalog.jsonb_build_object(
      'offer_id', v_request.offer_id, 'expired_at', v_request.offer_expires_at));
  end if;
  return v_request;
end
$$;

-- The caller's own request, locked. A stranger's looks as if it did not exist.
create function private.lock_own_request(p_request_id uuid) returns public.requests
language plpgsql set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  if not exists (select 1 from public.requests where id = p_request_id and owner = v_user) then
    perform private.fail('PT404', 'request_not_found', 'There is no such request.', 'Check the link or the reference.');
  end if;
  return private.lock_request(p_request_id);
end
$$;

-- The effective status of a locked request.
create function private.status_of(p_request public.requests) returns public.effective_request_status
language sql set search_path = ''
as $$
  select private.effective_status((p_request).status, (p_request).offer_expires_at, (p_request).first_departure_at,
    (p_request).last_arrival_at, private.clock())
$$;

create function private.require_status(
  p_request public.requests, p_allowed public.effective_request_status[], p_action text
) returns void
language plpgsql set search_path = ''
as $$
declare
  v_status public.effective_request_status := private.status_of(p_request);
begin
  if not v_status = any (p_allowed) then
    perform private.fail('PT409', 'wrong_status',
      pg_catalog.format('Request %s is %s; it cannot be %s now.', p_request.reference, v_status, p_action),
      'Reload the request to see what has happened.',
      pg_catalog.jsonb_build_object('status', v_status, 'allowed', p_allowed));
  end if;
end
$$;

-- Sends an in-app notice, and a mail in the reader's language, to whoever the request belongs to. The key makes the
-- mail unique; p_from holds both back (an offer that may still be undone).
create function private.tell_client(
  p_request public.requests, p_kind public.event_type, p_key text, p_payload jsonb default '{}',
  p_from timestamptz default null
) returns void
language plpgsql set search_path = ''
as $$
declare
  v_owner public.profiles;
  v_from timestamptz := coalesce(p_from, private.clock());
begin
  select * into v_owner from public.profiles where id = p_request.owner;
  if v_owner.id is not null then
    insert into public.notifications (user_id, kind, request_id, payload, visible_from)
    values (v_owner.id, p_kind, p_request.id,
      pg_catalog.jsonb_build_object('reference', p_request.reference) || p_payload, v_from);
  end if;
  insert into public.outbox (dedupe_key, template, language, to_email, request_id, payload, send_after)
  values (
    p_kind || ':' || p_key, p_kind, coalesce(v_owner.language, p_request.preferred_language),
    coalesce(v_owner.email, p_request.contact_email), p_request.id,
    pg_catalog.jsonb_build_object(
      'reference', p_request.reference,
      'name', coalesce(nullif(v_owner.name, ''), p_request.contact_name),
      'time_zone', coalesce(v_owner.time_zone, 'UTC'),
      'has_account', v_owner.id is not null) || p_payload,
    v_from)
  on conflict (dedupe_key) do nothing;
end
$$;

-- An in-app notice for the agent who has, or last had, the request in hand.
create function private.tell_holder(p_request public.requests, p_kind public.event_type, p_payload jsonb default '{}')
returns void
language plpgsql set search_path = ''
as $$
begin
  if p_request.holder_id is not null then
    insert into public.notifications (user_id, kind, request_id, payload)
    values (p_request.holder_id, p_kind, p_request.id,
      pg_catalog.jsonb_build_object('reference', p_request.reference) || p_payload);
  end if;
end
$$;

-- A reason that a person must give.
create function private.reason(p_reason text) returns text
language plpgsql set search_path = ''
as $$
declare
  v_reason text := pg_catalog.btrim(coalesce(p_reason, ''));
begin
  if v_reason = '' then
    perform private.invalid('reason', 'reason_required', 'Please give a reason.', 'One sentence is enough.');
  elsif length(v_reason) > 2000 then
    perform private.invalid('reason', 'too_long', 'This is too long.', 'Use at most 2,000 characters.');
  end if;
  return v_reason;
end
$$;

-- KW- and six characters of Crockford's base 32, drawn until one is free.
create function private.new_reference() returns text
language plpgsql set search_path = ''
as $$
declare
  v_bytes bytea;
  v_reference text;
begin
  loop
    v_bytes := extensions.gen_random_bytes(6);
    select 'KW-' || pg_catalog.string_agg(
        pg_catalog.substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', pg_catalog.get_byte(v_bytes, i) % 32 + 1, 1), '')
      into v_reference from pg_catalog.generate_series(0, 5) i;
    exit when not exists (select 1 from public.requests where reference = v_reference);
  end loop;
  return v_reference;
end
$$;
