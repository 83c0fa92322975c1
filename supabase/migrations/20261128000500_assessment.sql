-- What the library has computed, written for the server alone: assessment_input gives it the facts, write_assessment takes
-- the codes, deadlines and checklists back. Nothing that a browser computed comes in here.

-- The flights as they are now: booked, else accepted, else wished when every leg is complete. Null while they are not.
create function private.itinerary(p_request_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select b.legs from public.bookings b where b.request_id = p_request_id and b.status <> 'cancelled'
      order by b.version desc limit 1),
    (select a.legs from public.offers o join public.offer_alternatives a on a.id = o.accepted_alternative_id
      where o.request_id = p_request_id and o.status = 'accepted' order by o.version desc limit 1),
    (select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('origin', l.origin, 'destination', l.destination,
        'departs_at', l.departs_at, 'arrives_at', l.arrives_at, 'origin_tz', l.origin_tz,
        'destination_tz', l.destination_tz, 'block_minutes', l.block_minutes,
        'operating_carrier', l.operating_carrier, 'marketing_carrier', l.marketing_carrier,
        'flight_number', l.flight_number, 'cabin', l.cabin, 'direction', l.direction) order by l.departs_at, l.position)
      from public.request_legs l where l.request_id = p_request_id
      having bool_and(pg_catalog.num_nulls(l.departs_at, l.arrives_at, l.origin_tz, l.destination_tz, l.block_minutes,
        l.operating_carrier) = 0)))
$$;

create function private.assessment_input(p_request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_input jsonb;
begin
  select pg_catalog.jsonb_build_object(
      'request_id', r.id, 'service', r.service_type, 'requested_at', r.created_at,
      'booked_at', (select min(b.created_at) from public.bookings b
        where b.request_id = r.id and b.status <> 'cancelled'),
      'legs', private.itinerary(r.id),
      'travellers', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', t.id,
          'birth_date', t.birth_date, 'needs', coalesce(n.answers, '{}')) order by t.position), '[]')
        from public.travellers t left join public.traveller_needs n on n.traveller_id = t.id
        where t.request_id = r.id))
    into v_input from public.requests r where r.id = p_request_id;
  if v_input is null then
    perform private.fail('PT404', 'request_not_found', 'There is no such request.', 'Check the id.');
  end if;
  return v_input || pg_catalog.jsonb_build_object('fingerprint',
    pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(v_input::text, 'UTF8')), 'hex'));
end
$$;
comment on function private.assessment_input(uuid) is
  'Definer: gathers health data for the server''s own computation. Executable by service_role only.';

-- Codes: new ones are drafts; one whose flight, text or carrier is another goes back to revalidate when the carrier knows
-- of it; what is no longer needed vanishes as a draft, and else waits to be cancelled with the carrier.
create function private.write_assistance(p_request_id uuid, p_items jsonb, p_legs jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_item jsonb;
  v_leg jsonb;
  v_known public.assistance_items;
begin
  perform private.follow_itinerary(p_request_id, p_legs);
  delete from public.assistance_items i where i.request_id = p_request_id and i.status = 'draft' and not exists (
    select 1 from pg_catalog.jsonb_array_elements(p_items) e where e.value ->> 'traveller' = i.traveller_id::text
      and (e.value ->> 'leg')::integer + 1 = i.leg_position and e.value ->> 'code' = i.code);
  update public.assistance_items i set still_needed = false
    where i.request_id = p_request_id and i.still_needed and i.status <> 'cancelled' and not exists (
      select 1 from pg_catalog.jsonb_array_elements(p_items) e where e.value ->> 'traveller' = i.traveller_id::text
        and (e.value ->> 'leg')::integer + 1 = i.leg_position and e.value ->> 'code' = i.code);
  for v_item in select e.value from pg_catalog.jsonb_array_elements(p_items) e loop
    v_leg := p_legs -> (v_item ->> 'leg')::integer;
    select * into v_known from public.assistance_items i where i.request_id = p_request_id
      and i.traveller_id = (v_item ->> 'traveller')::uuid and i.leg_position = (v_item ->> 'leg')::integer + 1
      and i.code = v_item ->> 'code' and i.status <> 'cancelled';
    if v_known.id is null then
      insert into public.assistance_items (request_id, traveller_id, leg_position, origin, destination, departs_at,
        arrives_at, flight_number, carrier, code, mandatory, airline_text, fallback, asked_at)
      values (p_request_id, (v_item ->> 'traveller')::uuid, (v_item ->> 'leg')::integer + 1, v_leg ->> 'origin',
        v_leg ->> 'destination', (v_leg ->> 'departs_at')::timestamptz, (v_leg ->> 'arrives_at')::timestamptz,
        v_leg ->> 'flight_number', v_leg ->> 'operating_carrier', v_item ->> 'code',
        (v_item ->> 'mandatory')::boolean, v_item ->> 'text', v_item ->> 'fallback',
        coalesce((select n.updated_at from public.traveller_needs n
          where n.traveller_id = (v_item ->> 'traveller')::uuid), private.clock()));
      continue;
    end if;
    if v_known.airline_text is distinct from v_item ->> 'text' then
      perform private.set_assistance_status(v_known,
        private.next_assistance_status(v_known.status, 'schedule_change', null));
    end if;
    update public.assistance_items set mandatory = (v_item ->> 'mandatory')::boolean,
        airline_text = v_item ->> 'text', fallback = v_item ->> 'fallback', still_needed = true
      where id = v_known.id and (mandatory, airline_text, fallback, still_needed) is distinct from
        ((v_item ->> 'mandatory')::boolean, v_item ->> 'text', v_item ->> 'fallback', true);
  end loop;
end
$$;

-- Deadlines: one that has moved is open again, since what was done was done for another flight.
create function private.write_deadlines(p_request_id uuid, p_deadlines jsonb) returns void
language sql set search_path = ''
as $$
  delete from public.deadlines d where d.request_id = p_request_id and not exists (
    select 1 from pg_catalog.jsonb_array_elements(p_deadlines) e
    where e.value ->> 'traveller' = d.traveller_id::text and e.value ->> 'rule' = d.rule
      and ((e.value ->> 'leg')::integer + 1) is not distinct from d.leg_position);
  insert into public.deadlines as d (request_id, traveller_id, leg_position, rule, due_at, window_from, anchor, anchor_at,
    kind, force, audience, covered_by, params, source, source_url, source_verified)
  select p_request_id, (e.value ->> 'traveller')::uuid, (e.value ->> 'leg')::integer + 1, e.value ->> 'rule',
    (e.value ->> 'due_at')::timestamptz, (e.value ->> 'opens_at')::timestamptz, e.value ->> 'anchor',
    (e.value ->> 'anchor_at')::timestamptz,
    -- The library calls a missed one best effort; here the clock does that, so the row keeps what it was.
    case when e.value ->> 'force' in ('guarantee', 'required', 'quota') then 'hard'
      else 'best_effort' end::public.deadline_kind,
    e.value ->> 'force', (e.value ->> 'for')::public.deadline_audience, (e.value ->> 'covered_by')::integer + 1,
    coalesce(nullif(e.value -> 'text' -> 'params', 'null'), '{}'), e.value -> 'source' ->> 'cite',
    e.value -> 'source' ->> 'url', (e.value -> 'source' ->> 'verified')::boolean
  from pg_catalog.jsonb_array_elements(p_deadlines) e
  on conflict (request_id, traveller_id, leg_position, rule) do update set
    due_at = excluded.due_at, window_from = excluded.window_from, anchor = excluded.anchor,
    anchor_at = excluded.anchor_at, kind = excluded.kind, force = excluded.force, audience = excluded.audience,
    covered_by = excluded.covered_by, params = excluded.params, source = excluded.source,
    source_url = excluded.source_url, source_verified = excluded.source_verified,
    done_at = case when d.due_at is not distinct from excluded.due_at then d.done_at end,
    done_by = case when d.due_at is not distinct from excluded.due_at then d.done_by end,
    waived_at = case when d.due_at is not distinct from excluded.due_at then d.waived_at end,
    waived_by = case when d.due_at is not distinct from excluded.due_at then d.waived_by end,
    waive_reason = case when d.due_at is not distinct from excluded.due_at then d.waive_reason end
$$;

create function private.legs_of_document(p_document jsonb) returns integer[]
language sql immutable set search_path = ''
as $$
  select coalesce(pg_catalog.array_agg(l.value::integer + 1 order by l.value::integer), '{}')
  from pg_catalog.jsonb_array_elements_text(p_document -> 'legs') l
$$;

create function private.write_documents(p_request_id uuid, p_documents jsonb) returns void
language sql set search_path = ''
as $$
  delete from public.required_documents d where d.request_id = p_request_id and not exists (
    select 1 from pg_catalog.jsonb_array_elements(p_documents) e
    where e.value ->> 'traveller' = d.traveller_id::text and e.value ->> 'id' = d.kind
      and private.legs_of_document(e.value) = d.leg_positions);
  insert into public.required_documents (request_id, traveller_id, kind, category, leg_positions, issued_from,
    issued_until, params, source, source_url)
  select p_request_id, (e.value ->> 'traveller')::uuid, e.value ->> 'id', e.value ->> 'category',
    private.legs_of_document(e.value), e.value ->> 'issued_from', e.value ->> 'issued_until',
    coalesce(nullif(e.value -> 'text' -> 'params', 'null'), '{}'), e.value -> 'source' ->> 'cite',
    e.value -> 'source' ->> 'url'
  from pg_catalog.jsonb_array_elements(p_documents) e
  on conflict (request_id, traveller_id, kind, leg_positions) do update set
    category = excluded.category, issued_from = excluded.issued_from, issued_until = excluded.issued_until,
    params = excluded.params, source = excluded.source, source_url = excluded.source_url
$$;

-- One of the payload's lists; each element is about a traveller of this request and a leg of this itinerary.
create function private.list_of(p_payload jsonb, p_field text, p_request_id uuid, p_legs integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_list jsonb := p_payload -> p_field;
  v_one record;
begin
  if pg_catalog.jsonb_typeof(v_list) is distinct from 'array' then
    perform private.invalid(p_field, 'not_a_list', p_field || ' must be a list.');
  end if;
  for v_one in select e.value, e.ordinality - 1 as place
    from pg_catalog.jsonb_array_elements(v_list) with ordinality e
  loop
    if not exists (select 1 from public.travellers t
      where t.request_id = p_request_id and t.id::text = v_one.value ->> 'traveller') then
      perform private.invalid(pg_catalog.format('%s.%s.traveller', p_field, v_one.place), 'traveller_unknown',
        'The request has no such traveller.');
    elsif v_one.value ->> 'leg' is not null and (v_one.value ->> 'leg')::integer not between 0 and p_legs - 1 then
      perform private.invalid(pg_catalog.format('%s.%s.leg', p_field, v_one.place), 'leg_unknown',
        'The itinerary has no such leg.');
    end if;
  end loop;
  return v_list;
end
$$;

-- The payload: fingerprint of the input that was computed on; assistance, deadlines and documents as the library gives
-- them (legs counted from 0). An answer to facts that have changed meanwhile is refused: compute again.
create function private.write_assessment(p_request_id uuid, p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_request(p_request_id);
  v_input jsonb := private.assessment_input(p_request_id);
  v_legs jsonb := coalesce(nullif(v_input -> 'legs', 'null'), '[]');
  v_count integer := pg_catalog.jsonb_array_length(v_legs);
begin
  perform private.require_object(p_payload);
  if p_payload ->> 'fingerprint' is distinct from v_input ->> 'fingerprint' then
    perform private.fail('PT409', 'stale', 'The request has changed since this was computed.',
      'Ask for the input again and compute it anew.');
  end if;
  perform private.write_assistance(p_request_id, private.list_of(p_payload, 'assistance', p_request_id, v_count), v_legs);
  perform private.write_deadlines(p_request_id, private.list_of(p_payload, 'deadlines', p_request_id, v_count));
  perform private.write_documents(p_request_id, private.list_of(p_payload, 'documents', p_request_id, v_count));
  perform private.broadcast_request(v_request);
  return pg_catalog.jsonb_build_object('request_id', p_request_id,
    'assistance', (select count(*) from public.assistance_items i
      where i.request_id = p_request_id and i.still_needed and i.status <> 'cancelled'),
    'deadlines', (select count(*) from public.deadlines d where d.request_id = p_request_id),
    'documents', (select count(*) from public.required_documents d where d.request_id = p_request_id));
end
$$;
comment on function private.write_assessment(uuid, jsonb) is
  'Definer: no role may write assistance, deadlines or checklists; the server does, with what it computed. Executable by service_role only.';

grant execute on function private.assessment_input(uuid), private.write_assessment(uuid, jsonb) to service_role;

create function public.assessment_input(p_request_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.assessment_input(p_request_id) $$;
create function public.write_assessment(p_request_id uuid, p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.write_assessment(p_request_id, p_payload) $$;
grant execute on function public.assessment_input(uuid), public.write_assessment(uuid, jsonb) to service_role;

-- A withdrawn consent takes with it what was kept under it, and what was computed from it. What a carrier knows already
-- waits to be cancelled there.
create function private.forget_needs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_traveller uuid;
begin
  delete from public.traveller_needs where consent_id = new.id returning traveller_id into v_traveller;
  delete from public.assistance_items where traveller_id = v_traveller and status = 'draft';
  update public.assistance_items set still_needed = false where traveller_id = v_traveller and status <> 'cancelled';
  delete from public.deadlines where traveller_id = v_traveller;
  delete from public.required_documents where traveller_id = v_traveller;
  return null;
end
$$;
comment on function private.forget_needs() is
  'Definer: no role may delete needs; whoever withdraws a consent to health data has them removed.';
create trigger consents_forget_needs after update of withdrawn_at on public.consents
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null and new.purpose = 'health')
  execute function private.forget_needs();
