-- The client's decision, and the end of a request.

-- The caller's own request and its offer, both locked, the request first as everywhere. An offer that the caller may
-- not see looks as if it did not exist.
create function private.lock_own_offer(p_offer_id uuid) returns public.offers
language plpgsql set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_offer public.offers;
  v_request_id uuid := (
    select o.request_id from public.offers o join public.requests r on r.id = o.request_id
    where o.id = p_offer_id and r.owner = v_user);
begin
  if v_request_id is not null then
    -- Not lock_request: an expired offer must be told apart here, not turned back to the assessment first.
    perform 1 from public.requests where id = v_request_id for update;
    select * into v_offer from public.offers where id = p_offer_id for update;
  end if;
  if v_offer.id is null or v_offer.status = 'draft' or private.clock() < v_offer.visible_from then
    perform private.fail('PT404', 'offer_not_found', 'There is no such offer.', 'Reload your offers.');
  end if;
  return v_offer;
end
$$;

-- Raises unless the locked offer can still be decided on. Reads the clock now, after the lock: whoever waited for the
-- lock across the limit is too late.
create function private.require_open_offer(p_offer public.offers) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_offer.status <> 'sent' then
    perform private.fail('PT409', 'offer_' || p_offer.status,
      pg_catalog.format('This offer was already %s.', p_offer.status), 'Reload the request to see what has happened.',
      pg_catalog.jsonb_build_object('status', p_offer.status));
  elsif private.clock() >= p_offer.expires_at then
    perform private.fail('PT409', 'offer_expired', 'The 72 hours for this offer are over.',
      'Ask your agent to extend it.', pg_catalog.jsonb_build_object('expires_at', p_offer.expires_at));
  end if;
end
$$;

create function private.accept_offer(p_offer_id uuid, p_alternative_id uuid, p_idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_offer public.offers;
  v_choice public.offer_alternatives;
  v_known private.idempotency;
  v_result jsonb;
begin
  if p_idempotency_key is null then
    perform private.invalid('idempotency_key', 'idempotency_key_required', 'An idempotency key is required.',
      'Draw one UUID when the dialog opens and send it with every attempt.');
  end if;
  v_offer := private.lock_own_offer(p_offer_id);
  select * into v_request from public.requests where id = v_offer.request_id;
  select * into v_known from private.idempotency
    where scope = 'accept_offer' and key = p_idempotency_key and actor = private.uid();
  if v_known.result ->> 'offer_id' = p_offer_id::text
    and v_known.result ->> 'alternative_id' = p_alternative_id::text then
    return v_known.result;
  end if;
  perform private.require_open_offer(v_offer);
  select * into v_choice from public.offer_alternatives where id = p_alternative_id and offer_id = p_offer_id;
  if v_choice.id is null then
    perform private.fail('PT404', 'alternative_not_found', 'This offer has no such alternative.', 'Reload the offer.');
  end if;
  v_result := pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'alternative_id', p_alternative_id,
    'request_id', v_request.id, 'status', 'accepted', 'total_cents', v_choice.total_cents, 'currency', v_offer.currency);
  insert into private.idempotency (scope, key, actor, result)
    values ('accept_offer', p_idempotency_key, private.uid(), v_result);
  update public.offers set status = 'accepted', accepted_alternative_id = p_alternative_id, decided_at = private.clock()
    where id = p_offer_id;
  update public.requests set status = 'accepted' where id = v_request.id;
  perform private.log_event(v_request.id, 'offer_accepted', 'client', pg_catalog.jsonb_build_object(
    'offer_id', p_offer_id, 'alternative_id', p_alternative_id, 'total_cents', v_choice.total_cents,
    'currency', v_offer.currency));
  perform private.tell_client(v_request, 'offer_accepted', p_offer_id::text, pg_catalog.jsonb_build_object(
    'offer_id', p_offer_id, 'total_cents', v_choice.total_cents, 'currency', v_offer.currency));
  perform private.tell_holder(v_request, 'offer_accepted', pg_catalog.jsonb_build_object('offer_id', p_offer_id));
  return v_result;
exception when unique_violation then
  perform private.fail('PT409', 'key_reused', 'This key was used for something else.', 'Draw a new one and try again.');
end
$$;
comment on function private.accept_offer(uuid, uuid, uuid) is
  'Definer: no role may write offers; one transaction decides, own offers only.';

create function private.decline_offer(p_offer_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_offer public.offers;
  v_reason text := private.reason(p_reason);
begin
  v_offer := private.lock_own_offer(p_offer_id);
  select * into v_request from public.requests where id = v_offer.request_id;
  perform private.require_open_offer(v_offer);
  update public.offers set status = 'declined', decline_reason = v_reason, decided_at = private.clock()
    where id = p_offer_id;
  perform private.return_to(v_request.id, null);
  perform private.log_event(v_request.id, 'offer_declined', 'client',
    pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'reason', v_reason));
  perform private.tell_holder(v_request, 'offer_declined', pg_catalog.jsonb_build_object('offer_id', p_offer_id));
  return pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'request_id', v_request.id, 'status', 'declined');
end
$$;
comment on function private.decline_offer(uuid, text) is 'Definer: no role may write offers; own offers only.';

-- From any state before travelling. A client's cancellation of tickets that are bought already goes through the desk.
create function private.cancel_request(p_request_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_reason text := private.reason(p_reason);
  v_staff boolean := private.is_staff();
begin
  perform private.require_user();
  if v_staff then
    v_request := private.lock_request(p_request_id);
    perform private.require_status(v_request, '{new,assessing,waiting_for_client,offered,accepted,booked}', 'cancelled');
  else
    v_request := private.lock_own_request(p_request_id);
    if private.status_of(v_request) = 'booked' then
      perform private.fail('PT409', 'booked', 'Your tickets are bought already.',
        'Write to your agent: cancelling them is part of your service fee.',
        pg_catalog.jsonb_build_object('status', 'booked'));
    end if;
    perform private.require_status(v_request, '{new,assessing,waiting_for_client,offered,accepted}', 'cancelled');
  end if;
  update public.offers set status = 'withdrawn', withdraw_reason = v_reason, decided_at = private.clock()
    where request_id = p_request_id and status = 'sent';
  update public.bookings set status = 'cancelled' where request_id = p_request_id and status <> 'flown';
  update public.outbox set cancelled_at = private.clock()
    where request_id = p_request_id and sent_at is null and cancelled_at is null;
  update public.requests set status = 'cancelled', cancel_reason = v_reason,
      holder_id = null, held_since = null, held_until = null
    where id = p_request_id;
  perform private.log_event(p_request_id, 'cancelled', 'client', pg_catalog.jsonb_build_object('reason', v_reason));
  perform private.tell_client(v_request, 'cancelled', p_request_id::text);
  if not v_staff then
    perform private.tell_holder(v_request, 'cancelled');
  end if;
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'status', 'cancelled');
end
$$;
comment on function private.cancel_request(uuid, text) is
  'Definer: no role may write requests; clients cancel their own, the desk all.';

grant execute on function private.accept_offer(uuid, uuid, uuid), private.decline_offer(uuid, text),
  private.cancel_request(uuid, text) to authenticated;

create function public.accept_offer(p_offer_id uuid, p_alternative_id uuid, p_idempotency_key uuid) returns jsonb
language sql set search_path = '' as $$ select private.accept_offer(p_offer_id, p_alternative_id, p_idempotency_key) $$;
create function public.decline_offer(p_offer_id uuid, p_reason text) returns jsonb
language sql set search_path = '' as $$ select private.decline_offer(p_offer_id, p_reason) $$;
create function public.cancel_request(p_request_id uuid, p_reason text) returns jsonb
language sql set search_path = '' as $$ select private.cancel_request(p_request_id, p_reason) $$;
grant execute on function public.accept_offer(uuid, uuid, uuid), public.decline_offer(uuid, text),
  public.cancel_request(uuid, text) to authenticated;
