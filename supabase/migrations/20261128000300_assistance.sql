-- One SSR for one traveller on one leg, from the draft to the carrier's word. Nobody but the carrier confirms it: a ticket
-- is no confirmation, and a schedule change undoes it (domain/assistance/status.ts has the same machine; a test compares).

create type public.assistance_status as enum (
  'draft', 'requested', 'pending', 'confirmed', 'refused', 'needs_documents', 'cancelled', 'revalidate'
);

create table public.assistance_items (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  traveller_id uuid not null references public.travellers (id) on delete cascade,
  -- The place in the itinerary, and the flight as it was when the item was last computed or moved by its carrier.
  leg_position integer not null check (leg_position between 1 and 16),
  origin text not null,
  destination text not null,
  departs_at timestamptz not null,
  arrives_at timestamptz not null,
  flight_number text,
  -- The operating carrier: it answers, whatever the ticket's number says.
  carrier text not null check (carrier ~ '^[A-Z0-9]{2}$'),
  code text not null check (code ~ '^[A-Z]{4}$'),
  -- False: the carrier leaves it to the parents or the passenger.
  mandatory boolean not null,
  airline_text text check (length(airline_text) <= 300),
  -- Message key: what to send where the carrier does not know the code.
  fallback text check (length(fallback) <= 60),
  status public.assistance_status not null default 'draft',
  -- False: the needs have changed and the carrier, which knows of the item, must be told.
  still_needed boolean not null default true,
  asked_at timestamptz not null,
  carrier_notified_at timestamptz,
  carrier_notified_evidence text check (length(carrier_notified_evidence) <= 500),
  carrier_confirmed_at timestamptz,
  carrier_confirmed_evidence text check (length(carrier_confirmed_evidence) <= 500),
  advice_code text check (advice_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  row_version integer not null default 1,
  check ((status = 'confirmed') = (carrier_confirmed_at is not null)),
  check ((carrier_confirmed_at is null) = (carrier_confirmed_evidence is null)),
  check ((carrier_notified_at is null) = (carrier_notified_evidence is null)),
  check (status in ('draft', 'cancelled') or carrier_notified_at is not null)
);
-- What was cancelled may be wanted again, as a new item.
create unique index assistance_items_once_idx
  on public.assistance_items (request_id, traveller_id, leg_position, code) where status <> 'cancelled';
create index assistance_items_request_idx on public.assistance_items (request_id, leg_position, code);
create index assistance_items_traveller_idx on public.assistance_items (traveller_id);
create index assistance_items_departure_idx on public.assistance_items (departs_at, id)
  where status not in ('confirmed', 'cancelled');
create trigger assistance_items_touch before update on public.assistance_items
  for each row execute function private.touch();
-- A code together with a person is health data.
create trigger assistance_items_audit after insert or update or delete on public.assistance_items
  for each row execute function private.audit(
    'code', 'airline_text', 'fallback', 'carrier_notified_evidence', 'carrier_confirmed_evidence');
alter table public.assistance_items enable row level security;
grant select on public.assistance_items to authenticated, service_role;
create policy "assistance of own requests, and all for the desk" on public.assistance_items for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = assistance_items.request_id and r.owner = (select private.uid())));

-- What a carrier's advice or status code does to an item; null for a code that is not known.
create function private.advice_means(p_advice text) returns public.assistance_status
language sql immutable set search_path = ''
as $$
  select case
    when p_advice in ('HK', 'KK', 'KL') then 'confirmed'
    when p_advice = 'NN' then 'requested'
    when p_advice in ('HN', 'PN', 'US', 'UU', 'HL') then 'pending'
    when p_advice in ('UC', 'UN', 'NO') then 'refused'
    when p_advice in ('TK', 'TL', 'TN') then 'revalidate'
    when p_advice in ('HX', 'XK') then 'cancelled'
  end::public.assistance_status
$$;

-- The status after an event; null when the event can't happen to an item in that status.
create function private.next_assistance_status(p_status public.assistance_status, p_event text, p_advice text)
returns public.assistance_status
language sql immutable set search_path = ''
as $$
  select case
    when p_status = 'cancelled' then null
    when p_event = 'ask' then
      case when p_status in ('draft', 'revalidate', 'refused', 'needs_documents') then 'requested' end
    when p_event = 'advice' then case when p_status <> 'draft' then private.advice_means(p_advice)::text end
    when p_event = 'documents_asked' then
      case when p_status in ('requested', 'pending', 'confirmed', 'revalidate') then 'needs_documents' end
    when p_event = 'documents_sent' then case when p_status = 'needs_documents' then 'pending' end
    when p_event = 'schedule_change' then case when p_status = 'draft' then 'draft' else 'revalidate' end
    when p_event = 'cancel' then 'cancelled'
  end::public.assistance_status
$$;

-- A moved item; a confirmation lives only while its status says so.
create function private.set_assistance_status(
  p_item public.assistance_items, p_status public.assistance_status, p_evidence text default null,
  p_advice text default null
) returns public.assistance_items
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
  v_item public.assistance_items;
begin
  update public.assistance_items i set
      status = p_status,
      advice_code = p_advice,
      carrier_confirmed_at = case when p_status = 'confirmed' then v_now end,
      carrier_confirmed_evidence = case when p_status = 'confirmed' then p_evidence end,
      row_version = i.row_version + 1
    where i.id = p_item.id returning * into v_item;
  return v_item;
end
$$;

create function private.move_assistance_item(
  p_item_id uuid, p_event text, p_advice text, p_evidence text, p_row_version integer
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests;
  v_item public.assistance_items;
  v_next public.assistance_status;
  v_payload jsonb := pg_catalog.jsonb_build_object('event', p_event, 'advice', p_advice, 'evidence', p_evidence);
  v_evidence text;
begin
  select i.* into v_item from public.assistance_items i where i.id = p_item_id;
  if v_item.id is null then
    perform private.fail('PT404', 'item_not_found', 'There is no such assistance item.', 'Reload the request.');
  end if;
  v_request := private.lock_request(v_item.request_id);
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  perform private.choice_of(v_payload, 'event', array['ask', 'advice', 'documents_asked', 'documents_sent', 'cancel'],
    'event_required', 'Say what has happened.');
  if p_event = 'advice' and private.advice_means(p_advice) is null then
    perform private.invalid('advice', 'advice_unknown', 'This is no answer of a carrier that we know.',
      'Use HK, KK, KL, NN, HN, PN, US, UU, HL, UC, UN, NO, TK, TL, TN, HX or XK.');
  end if;
  v_evidence := private.text_of(v_payload, 'evidence', 500,
    case when p_event in ('ask', 'advice') then 'evidence_required' end,
    'Say how the carrier was told, or how it answered.');
  select * into v_item from public.assistance_items where id = p_item_id for update;
  if v_item.row_version is distinct from p_row_version then
    perform private.fail('PT409', 'stale', 'Somebody else has moved this item meanwhile.',
      'Load it again and look at its state.', pg_catalog.jsonb_build_object('row_version', v_item.row_version));
  end if;
  v_next := private.next_assistance_status(v_item.status, p_event, p_advice);
  if v_next is null then
    perform private.fail('PT409', 'wrong_status',
      pg_catalog.format('An item that is %s cannot take "%s".', v_item.status, p_event),
      'Reload the request to see what has happened.', pg_catalog.jsonb_build_object('status', v_item.status));
  end if;
  if p_event = 'ask' then
    update public.assistance_items set carrier_notified_at = private.clock(), carrier_notified_evidence = v_evidence
      where id = p_item_id;
  end if;
  v_item := private.set_assistance_status(v_item, v_next, v_evidence, case when p_event = 'advice' then p_advice end);
  perform private.broadcast_request(v_request);
  return pg_catalog.jsonb_build_object('item_id', p_item_id, 'status', v_item.status, 'row_version', v_item.row_version);
end
$$;
comment on function private.move_assistance_item(uuid, text, text, text, integer) is
  'Definer: no role may write assistance items; moves follow the one machine, and a confirmation needs the carrier''s answer.';
grant execute on function private.move_assistance_item(uuid, text, text, text, integer) to authenticated;

create function public.move_assistance_item(
  p_item_id uuid, p_event text, p_row_version integer, p_advice text default null, p_evidence text default null
) returns jsonb
language sql set search_path = ''
as $$ select private.move_assistance_item(p_item_id, p_event, p_advice, p_evidence, p_row_version) $$;
grant execute on function public.move_assistance_item(uuid, text, integer, text, text) to authenticated;

-- Compares every item of a request with the itinerary as it is now. A flight that has moved in any way, or is gone, puts
-- its items back: the carrier must say again what it has said of the other flight.
create function private.follow_itinerary(p_request_id uuid, p_legs jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_item public.assistance_items;
  v_leg jsonb;
begin
  for v_item in select i.* from public.assistance_items i
    where i.request_id = p_request_id and i.status <> 'cancelled' for update
  loop
    v_leg := p_legs -> (v_item.leg_position - 1);
    if v_leg is null then
      update public.assistance_items set still_needed = false where id = v_item.id;
    elsif (v_item.origin, v_item.destination, v_item.departs_at, v_item.arrives_at, v_item.carrier,
        coalesce(v_item.flight_number, ''))
      is not distinct from (v_leg ->> 'origin', v_leg ->> 'destination', (v_leg ->> 'departs_at')::timestamptz,
        (v_leg ->> 'arrives_at')::timestamptz, v_leg ->> 'operating_carrier', coalesce(v_leg ->> 'flight_number', ''))
    then
      continue;
    else
      update public.assistance_items set origin = v_leg ->> 'origin', destination = v_leg ->> 'destination',
          departs_at = (v_leg ->> 'departs_at')::timestamptz, arrives_at = (v_leg ->> 'arrives_at')::timestamptz,
          carrier = v_leg ->> 'operating_carrier', flight_number = v_leg ->> 'flight_number'
        where id = v_item.id;
    end if;
    perform private.set_assistance_status(v_item,
      private.next_assistance_status(v_item.status, 'schedule_change', null));
  end loop;
end
$$;

-- However a booking's flights change, now or in a later version of it.
create function private.revalidate_assistance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.follow_itinerary(new.request_id, new.legs);
  return null;
end
$$;
comment on function private.revalidate_assistance() is
  'Definer: no role may write assistance items; whoever changes a booking''s flights moves their items as well.';
create trigger bookings_revalidate after insert or update of legs on public.bookings
  for each row execute function private.revalidate_assistance();

-- The carrier has moved a booked flight: the new times, and another flight number or carrier where it says so.
create function private.record_schedule_change(p_booking_id uuid, p_leg_position integer, p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests;
  v_booking public.bookings;
  v_leg jsonb;
  v_legs jsonb;
begin
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.id is null then
    perform private.fail('PT404', 'booking_not_found', 'There is no such booking.', 'Reload the list.');
  end if;
  v_request := private.lock_request(v_booking.request_id);
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  perform private.require_object(p_payload);
  select * into v_booking from public.bookings where id = p_booking_id for update;
  if v_booking.status not in ('pending', 'ticketed', 'changed') or exists (select 1 from public.bookings b
    where b.request_id = v_booking.request_id and b.version > v_booking.version) then
    perform private.fail('PT409', 'wrong_status', 'This booking is over, or another version has taken its place.',
      'Reload the request.', pg_catalog.jsonb_build_object('status', v_booking.status));
  end if;
  v_leg := v_booking.legs -> (p_leg_position - 1);
  if v_leg is null or p_leg_position < 1 then
    perform private.invalid('leg_position', 'leg_unknown', 'The booking has no such flight.',
      pg_catalog.format('Choose 1 to %s.', pg_catalog.jsonb_array_length(v_booking.legs)));
  end if;
  v_leg := v_leg || pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
    'departs_at', p_payload ->> 'departs_at', 'arrives_at', p_payload ->> 'arrives_at',
    'flight_number', p_payload ->> 'flight_number', 'operating_carrier', p_payload ->> 'operating_carrier'));
  perform private.check_leg(v_leg, 'legs.' || p_leg_position - 1, true);
  v_leg := v_leg || pg_catalog.jsonb_build_object('block_minutes',
    (extract(epoch from (v_leg ->> 'arrives_at')::timestamptz - (v_leg ->> 'departs_at')::timestamptz) / 60)::integer);
  v_legs := pg_catalog.jsonb_set(v_booking.legs, array[(p_leg_position - 1)::text], v_leg);
  perform private.check_legs(v_legs, 'legs');
  update public.bookings set legs = v_legs, status = 'changed',
      first_departure_at = (select min((l.value ->> 'departs_at')::timestamptz)
        from pg_catalog.jsonb_array_elements(v_legs) l),
      last_arrival_at = (select max((l.value ->> 'arrives_at')::timestamptz)
        from pg_catalog.jsonb_array_elements(v_legs) l)
    where id = p_booking_id returning * into v_booking;
  update public.requests set first_departure_at = v_booking.first_departure_at,
      last_arrival_at = v_booking.last_arrival_at
    where id = v_request.id;
  perform private.broadcast_request(v_request);
  return pg_catalog.jsonb_build_object('booking_id', p_booking_id, 'status', v_booking.status);
end
$$;
comment on function private.record_schedule_change(uuid, integer, jsonb) is
  'Definer: no role may write bookings; the trigger on them puts the leg''s assistance back to revalidate.';
grant execute on function private.record_schedule_change(uuid, integer, jsonb) to authenticated;

create function public.record_schedule_change(p_booking_id uuid, p_leg_position integer, p_payload jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.record_schedule_change(p_booking_id, p_leg_position, p_payload) $$;
grant execute on function public.record_schedule_change(uuid, integer, jsonb) to authenticated;
