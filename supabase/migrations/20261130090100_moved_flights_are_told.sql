-- Whoever has booked hears of it when a carrier changes their flight: in the portal, in the timeline and by mail.

-- Which facts each kind of event must carry. Sentences are never stored: the reader's language renders them.
create or replace function private.event_payload_complete(p_type public.event_type, p_payload jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select pg_catalog.jsonb_typeof(p_payload) = 'object' and p_payload ?& case p_type
    when 'submitted' then array['source']
    when 'claimed' then array['held_until']
    when 'question_asked' then array['message_id']
    when 'question_answered' then array['message_id']
    when 'message_posted' then array['message_id']
    when 'offer_sent' then array['offer_id', 'version', 'visible_from', 'expires_at']
    when 'offer_undone' then array['offer_id', 'version']
    when 'offer_withdrawn' then array['offer_id', 'version', 'reason']
    when 'offer_extended' then array['offer_id', 'version', 'reason', 'expires_at']
    when 'offer_expired' then array['offer_id', 'expired_at']
    when 'offer_accepted' then array['offer_id', 'alternative_id', 'total_cents', 'currency']
    when 'offer_declined' then array['offer_id', 'reason']
    when 'booked' then array['booking_id', 'invoice_id', 'pnr']
    when 'flight_moved' then array['booking_id', 'origin', 'destination', 'departs_at', 'departs_tz']
    when 'payment_recorded' then array['invoice_id', 'kind', 'amount_cents', 'currency']
    when 'cancelled' then array['reason']
    else array[]::text[]
  end
$$;

-- As before: the new times, and another flight number or carrier where the carrier says so. New: the client is told.
create or replace function private.record_schedule_change(p_booking_id uuid, p_leg_position integer, p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests;
  v_booking public.bookings;
  v_leg jsonb;
  v_legs jsonb;
  v_told jsonb;
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
  v_told := pg_catalog.jsonb_build_object('origin', v_leg ->> 'origin', 'destination', v_leg ->> 'destination',
    'departs_at', v_leg ->> 'departs_at');
  perform private.log_event(v_request.id, 'flight_moved', 'client', v_told || pg_catalog.jsonb_build_object(
    'booking_id', p_booking_id, 'departs_tz', v_leg ->> 'origin_tz'));
  -- On the clock of the airport that it leaves from. A flight may move twice, and back again: each time is told.
  perform private.tell_client(v_request, 'flight_moved', p_booking_id || ':' || p_leg_position || ':' || private.clock(),
    v_told || pg_catalog.jsonb_build_object('time_zone', v_leg ->> 'origin_tz'));
  perform private.broadcast_request(v_request);
  return pg_catalog.jsonb_build_object('booking_id', p_booking_id, 'status', v_booking.status);
end
$$;
