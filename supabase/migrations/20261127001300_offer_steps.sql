-- Composing and sending an offer.

-- Replaces a draft's alternatives by those of the payload. What a draft lacks is asked for when it is sent; what it
-- has must be well-formed. The fee is computed here, whatever the payload says.
create function private.write_alternatives(p_offer uuid, p_alternatives jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_one jsonb;
  v_position integer := 0;
  v_field text;
  v_quote jsonb;
  v_fare integer;
  v_until timestamptz;
  v_leg integer;
begin
  if pg_catalog.jsonb_typeof(p_alternatives) is distinct from 'array'
    or pg_catalog.jsonb_array_length(p_alternatives) > 3 then
    perform private.invalid('alternatives', 'too_many', 'An offer has three alternatives.', 'Send a list of at most three.');
  end if;
  delete from public.offer_alternatives where offer_id = p_offer;
  for v_one in select e.value from pg_catalog.jsonb_array_elements(p_alternatives) e loop
    v_field := 'alternatives.' || v_position;
    v_position := v_position + 1;
    perform private.require_object(v_one);
    if coalesce(v_one ->> 'fare_cents', '0') !~ '^\d{1,8}$' then
      perform private.invalid(v_field || '.fare_cents', 'not_cents', 'The fare must be a whole number of cents.',
        'For 123.45 euros send 12345.');
    end if;
    v_fare := coalesce(v_one ->> 'fare_cents', '0')::integer;
    begin
      v_until := (v_one ->> 'upstream_guarantee_until')::timestamptz;
    exception when invalid_datetime_format or datetime_field_overflow then
      perform private.invalid(v_field || '.upstream_guarantee_until', 'leg.instant', 'Enter a date and a time.');
    end;
    v_quote := null;
    if pg_catalog.jsonb_typeof(v_one -> 'legs') = 'array' and pg_catalog.jsonb_array_length(v_one -> 'legs') > 0 then
      for v_leg in 0 .. least(pg_catalog.jsonb_array_length(v_one -> 'legs'), 17) - 1 loop
        perform private.check_leg(v_one -> 'legs' -> v_leg, v_field || '.legs.' || v_leg, false);
      end loop;
      if not exists (select 1 from pg_catalog.jsonb_array_elements(v_one -> 'legs') l
        where l.value ->> 'block_minutes' is null or l.value ->> 'operating_carrier' is null) then
        v_quote := private.quote_fee(v_one -> 'legs');
      end if;
    end if;
    insert into public.offer_alternatives (offer_id, position, label, legs, fare_cents, fee_tier, service_fee_cents,
      needs_fit, conditions, upstream_guarantee_until, difference_acknowledged_at, difference_acknowledged_by)
    values (p_offer, v_position, private.text_of(v_one, 'label', 120),
      case when pg_catalog.jsonb_typeof(v_one -> 'legs') = 'array' then v_one -> 'legs' else '[]' end, v_fare,
      (v_quote ->> 'tier')::public.fee_tier, coalesce((v_quote ->> 'amount_cents')::integer, 0),
      case when pg_catalog.jsonb_typeof(v_one -> 'needs_fit') = 'array' then v_one -> 'needs_fit' else '[]' end,
      private.text_of(v_one, 'conditions', 2000), v_until,
      case when private.flag_of(v_one, 'difference_acknowledged') then private.clock() end,
      case when private.flag_of(v_one, 'difference_acknowledged') then private.uid() end);
  end loop;
end
$$;

create function private.save_offer_draft(p_request_id uuid, p_payload jsonb, p_row_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_held_request(p_request_id);
  v_offer public.offers;
  v_subject_to text[];
begin
  perform private.require_status(v_request, '{assessing,waiting_for_client,offered}', 'offered something');
  perform private.require_object(p_payload);
  v_subject_to := array(select pg_catalog.jsonb_array_elements_text(
    case when pg_catalog.jsonb_typeof(p_payload -> 'subject_to') = 'array' then p_payload -> 'subject_to' else '[]' end));
  if not v_subject_to <@ array['medical_clearance', 'minor_quota', 'pet_quota', 'seat_adjacency'] then
    perform private.invalid('subject_to', 'not_a_choice', 'A condition is unknown.',
      'Choose from medical_clearance, minor_quota, pet_quota, seat_adjacency.');
  end if;
  select * into v_offer from public.offers where request_id = p_request_id and status = 'draft' for update;
  if coalesce(v_offer.row_version, 0) <> coalesce(p_row_version, 0) then
    perform private.fail('PT409', 'stale', 'This draft was changed meanwhile.', 'Reload it; your text is still here.',
      pg_catalog.jsonb_build_object('row_version', coalesce(v_offer.row_version, 0), 'offer_id', v_offer.id));
  end if;
  if v_offer.id is null then
    insert into public.offers (request_id, version, created_by)
    values (p_request_id,
      coalesce((select max(o.version) from public.offers o where o.request_id = p_request_id), 0) + 1, private.uid())
    returning * into v_offer;
  else
    update public.offers set row_version = row_version + 1 where id = v_offer.id returning * into v_offer;
  end if;
  update public.offers set note = private.text_of(p_payload, 'note', 5000), subject_to = v_subject_to
    where id = v_offer.id;
  perform private.write_alternatives(v_offer.id, coalesce(p_payload -> 'alternatives', '[]'));
  return pg_catalog.jsonb_build_object('offer_id', v_offer.id, 'row_version', v_offer.row_version);
end
$$;
comment on function private.save_offer_draft(uuid, jsonb, integer) is
  'Definer: no role may write offers; prices come from here, never from a browser.';

-- Raises when the three alternatives are not fit to be sent, with the field that has to be mended.
create function private.check_offer(p_offer uuid, p_expires_at timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  v_one public.offer_alternatives;
  v_field text;
  v_count integer := (select count(*) from public.offer_alternatives where offer_id = p_offer);
begin
  if v_count <> 3 then
    perform private.invalid('alternatives', 'not_three', 'An offer must have exactly three alternatives.',
      pg_catalog.format('This one has %s.', v_count));
  end if;
  for v_one in select * from public.offer_alternatives where offer_id = p_offer order by position loop
    v_field := 'alternatives.' || (v_one.position - 1);
    perform private.check_legs(v_one.legs, v_field || '.legs');
    if v_one.fare_cents <= 0 then
      perform private.invalid(v_field || '.fare_cents', 'fare_required', 'The fare is missing.', 'Enter it in cents.');
    end if;
    if (v_one.legs -> 0 ->> 'departs_at')::timestamptz <= private.clock() then
      perform private.invalid(v_field || '.legs.0.departs_at', 'in_the_past', 'This trip has already begun.',
        'Offer a later flight.');
    end if;
    if v_one.upstream_guarantee_until < p_expires_at and v_one.difference_acknowledged_at is null then
      perform private.invalid(v_field || '.difference_acknowledged', 'difference_not_acknowledged',
        'The airline guarantees this price for less than our 72 hours.', 'Confirm that we carry the difference.');
    end if;
  end loop;
end
$$;

create function private.send_offer(p_offer_id uuid, p_row_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_offer public.offers;
  v_previous public.offers;
  v_now timestamptz;
begin
  perform private.require_staff();
  v_request := private.lock_held_request((select o.request_id from public.offers o where o.id = p_offer_id));
  select * into v_offer from public.offers where id = p_offer_id for update;
  if v_offer.status <> 'draft' then
    perform private.fail('PT409', 'already_sent', 'This offer was sent already.', 'Reload the request.');
  end if;
  if v_offer.row_version is distinct from p_row_version then
    perform private.fail('PT409', 'stale', 'This draft was changed meanwhile.', 'Reload it and look again before sending.',
      pg_catalog.jsonb_build_object('row_version', v_offer.row_version, 'offer_id', v_offer.id));
  end if;
  perform private.require_status(v_request, '{assessing,waiting_for_client,offered}', 'offered something');
  v_now := private.clock();
  perform private.check_offer(p_offer_id, v_now + interval '20 seconds' + interval '72 hours');
  select * into v_previous from public.offers where request_id = v_request.id and status = 'sent' for update;
  if v_previous.id is not null then
    if v_now < v_previous.visible_from then
      perform private.fail('PT409', 'sending', 'Another version is just being sent.', 'Wait a moment, or undo it.');
    end if;
    update public.offers set status = 'replaced' where id = v_previous.id;
  end if;
  update public.offers set status = 'sent', sent_at = v_now, sent_by = private.uid(),
      visible_from = v_now + interval '20 seconds', expires_at = v_now + interval '20 seconds' + interval '72 hours',
      replaces_offer_id = v_previous.id, row_version = row_version + 1
    where id = p_offer_id returning * into v_offer;
  update public.requests set status = 'offered', offer_id = v_offer.id, offer_visible_from = v_offer.visible_from,
      offer_expires_at = v_offer.expires_at
    where id = v_request.id;
  perform private.log_event(v_request.id, 'offer_sent', 'client', pg_catalog.jsonb_build_object('offer_id', v_offer.id,
    'version', v_offer.version, 'visible_from', v_offer.visible_from, 'expires_at', v_offer.expires_at),
    v_offer.visible_from);
  perform private.tell_client(v_request, 'offer_sent', v_offer.id || ':' || v_offer.row_version,
    pg_catalog.jsonb_build_object('offer_id', v_offer.id, 'expires_at', v_offer.expires_at), v_offer.visible_from);
  return pg_catalog.jsonb_build_object('offer_id', v_offer.id, 'row_version', v_offer.row_version,
    'visible_from', v_offer.visible_from, 'expires_at', v_offer.expires_at);
end
$$;
comment on function private.send_offer(uuid, integer) is
  'Definer: no role may write offers; checks lease, row version and the three alternatives in one transaction.';
