-- An offer that was taken back before its client could see it never becomes visible, and neither do its traces.

alter policy "offers of own requests once visible, and all for the desk" on public.offers
  using ((select private.is_staff()) or (
    status <> 'draft' and visible_from <= (select private.clock())
      and (decided_at is null or decided_at >= visible_from) and exists (
      select 1 from public.requests r where r.id = offers.request_id and r.owner = (select private.uid()))));
alter policy "alternatives of visible offers, and all for the desk" on public.offer_alternatives
  using ((select private.is_staff()) or exists (
    select 1 from public.offers o join public.requests r on r.id = o.request_id
    where o.id = offer_alternatives.offer_id and o.status <> 'draft' and o.visible_from <= (select private.clock())
      and (o.decided_at is null or o.decided_at >= o.visible_from) and r.owner = (select private.uid())));

-- Hides the event, the notice and the mail of an offer that its client has not seen yet.
create function private.forget_sending(p_request_id uuid, p_offer_id uuid) returns void
language sql set search_path = ''
as $$
  update public.request_events set visibility = 'staff'
    where request_id = p_request_id and type = 'offer_sent' and payload ->> 'offer_id' = p_offer_id::text;
  delete from public.notifications where request_id = p_request_id and kind = 'offer_sent'
    and payload ->> 'offer_id' = p_offer_id::text;
  update public.outbox set cancelled_at = private.clock()
    where request_id = p_request_id and template = 'offer_sent' and payload ->> 'offer_id' = p_offer_id::text
      and sent_at is null and cancelled_at is null;
$$;

create or replace function private.withdraw_offer(p_offer_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests;
  v_offer public.offers;
  v_reason text := private.reason(p_reason);
  v_now timestamptz;
  v_seen boolean;
begin
  v_request := private.lock_request((select o.request_id from public.offers o where o.id = p_offer_id));
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  select * into v_offer from public.offers where id = p_offer_id for update;
  if v_offer.status <> 'sent' then
    perform private.fail('PT409', 'offer_' || v_offer.status,
      pg_catalog.format('This offer is %s; it cannot be withdrawn.', v_offer.status), 'Reload the request.',
      pg_catalog.jsonb_build_object('status', v_offer.status));
  end if;
  -- Read once: what is decided now decides below what the client has seen.
  v_now := private.clock();
  v_seen := v_now >= v_offer.visible_from;
  update public.offers set status = 'withdrawn', withdraw_reason = v_reason, decided_at = v_now where id = p_offer_id;
  perform private.return_to(v_request.id, null);
  if v_seen then
    update public.outbox set cancelled_at = v_now where request_id = v_request.id and template = 'offer_sent'
      and payload ->> 'offer_id' = p_offer_id::text and sent_at is null and cancelled_at is null;
  else
    perform private.forget_sending(v_request.id, p_offer_id);
  end if;
  perform private.log_event(v_request.id, 'offer_withdrawn',
    case when v_seen then 'client' else 'staff' end::public.event_visibility,
    pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'version', v_offer.version, 'reason', v_reason));
  if v_seen then
    perform private.tell_client(v_request, 'offer_withdrawn', p_offer_id::text,
      pg_catalog.jsonb_build_object('offer_id', p_offer_id));
  end if;
  return pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'status', 'withdrawn');
end
$$;

-- From any state before travelling. A client's cancellation of tickets that are bought already goes through the desk,
-- and nobody at the desk cancels what a colleague has in hand.
create or replace function private.cancel_request(p_request_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_request public.requests;
  v_reason text := private.reason(p_reason);
  v_staff boolean := private.is_staff();
  v_now timestamptz;
  v_offer public.offers;
begin
  if v_staff then
    v_request := private.lock_request(p_request_id);
    perform private.require_status(v_request, '{new,assessing,waiting_for_client,offered,accepted,booked}', 'cancelled');
    if private.is_held_by_other(v_request, v_user) then
      perform private.refuse_held(v_request);
    end if;
  else
    v_request := private.lock_own_request(p_request_id);
    if private.status_of(v_request) = 'booked' then
      perform private.fail('PT409', 'booked', 'Your tickets are bought already.',
        'Write to your agent: cancelling them is part of your service fee.',
        pg_catalog.jsonb_build_object('status', 'booked'));
    end if;
    perform private.require_status(v_request, '{new,assessing,waiting_for_client,offered,accepted}', 'cancelled');
  end if;
  v_now := private.clock();
  update public.offers set status = 'withdrawn', withdraw_reason = v_reason, decided_at = v_now
    where request_id = p_request_id and status = 'sent' returning * into v_offer;
  if v_now < v_offer.visible_from then
    perform private.forget_sending(p_request_id, v_offer.id);
  end if;
  update public.bookings set status = 'cancelled' where request_id = p_request_id and status <> 'flown';
  update public.outbox set cancelled_at = v_now
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

create or replace function private.complete_request(p_request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests := private.lock_request(p_request_id);
begin
  if v_request.status = 'booked' and v_request.first_departure_at > private.clock() then
    perform private.fail('PT409', 'not_departed', 'This trip has not begun yet.',
      'Complete it when the traveller is back, or cancel it.');
  end if;
  if v_request.status <> 'booked' then
    perform private.require_status(v_request, '{booked,travelling}', 'completed');
  end if;
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  update public.bookings set status = 'flown' where request_id = p_request_id and status in ('ticketed', 'changed');
  update public.requests set status = 'completed', holder_id = null, held_since = null, held_until = null
    where id = p_request_id;
  perform private.log_event(p_request_id, 'completed', 'client', '{}');
  perform private.tell_client(v_request, 'completed', p_request_id::text);
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'status', 'completed');
end
$$;

-- The caller's own request and its offer, both locked, the request first as everywhere. An offer that the caller may
-- not see looks as if it did not exist.
create or replace function private.lock_own_offer(p_offer_id uuid) returns public.offers
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
  if v_offer.id is null or v_offer.status = 'draft' or private.clock() < v_offer.visible_from
    or v_offer.decided_at < v_offer.visible_from then
    perform private.fail('PT404', 'offer_not_found', 'There is no such offer.', 'Reload your offers.');
  end if;
  return v_offer;
end
$$;

create or replace function private.accept_offer(p_offer_id uuid, p_alternative_id uuid, p_idempotency_key uuid)
returns jsonb
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
  select * into v_known from private.idempotency where scope = 'accept_offer' and key = p_idempotency_key;
  if v_known.actor = private.uid() and v_known.result ->> 'offer_id' = p_offer_id::text
    and v_known.result ->> 'alternative_id' = p_alternative_id::text then
    return v_known.result;
  end if;
  perform private.require_open_offer(v_offer);
  if v_known.key is not null then
    perform private.fail('PT409', 'key_reused', 'This key was used for something else.', 'Draw a new one and try again.');
  end if;
  select * into v_choice from public.offer_alternatives where id = p_alternative_id and offer_id = p_offer_id;
  if v_choice.id is null then
    perform private.fail('PT404', 'alternative_not_found', 'This offer has no such alternative.', 'Reload the offer.');
  end if;
  -- 72 hours can outlast a flight that leaves before.
  if (v_choice.legs -> 0 ->> 'departs_at')::timestamptz <= private.clock() then
    perform private.fail('PT409', 'alternative_departed', 'This trip has already begun.', 'Choose another alternative.');
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
end
$$;
