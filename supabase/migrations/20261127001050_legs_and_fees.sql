-- Legs as JSON, checked; and the service fee, which is decided here (domain/fees mirrors it, a parity test compares).

create function private.is_zone(p_zone text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  -- An IANA name; Postgres would also take POSIX strings such as "XYZ-5".
  if p_zone is null or p_zone !~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' then
    return false;
  end if;
  perform pg_catalog.timezone(p_zone, timestamptz '2026-01-01');
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;

-- Raises an error naming the field when a leg is ill-formed. A complete leg has times, zones, block minutes and the
-- operating carrier; a wished one has at least its places.
create function private.check_leg(p_leg jsonb, p_field text, p_complete boolean) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_departs timestamptz;
  v_arrives timestamptz;
  v_key text;
begin
  if pg_catalog.jsonb_typeof(p_leg) is distinct from 'object' then
    perform private.invalid(p_field, 'not_an_object', 'A leg must be a JSON object.', 'Send origin, destination and times.');
  end if;
  foreach v_key in array array['origin', 'destination'] loop
    if coalesce(p_leg ->> v_key, '') !~ '^[A-Z]{3}$' then
      perform private.invalid(p_field || '.' || v_key, 'leg.airport_code', 'Choose an airport.',
        'Use the three capital letters of its IATA code, such as MAD.');
    end if;
  end loop;
  if p_leg ->> 'origin' = p_leg ->> 'destination' then
    perform private.invalid(p_field || '.destination', 'leg.same_airport', 'A flight must end at another airport.');
  end if;
  foreach v_key in array array['operating_carrier', 'marketing_carrier'] loop
    if (p_leg ->> v_key is not null or (p_complete and v_key = 'operating_carrier'))
      and coalesce(p_leg ->> v_key, '') !~ '^(?=.*[A-Z])[A-Z0-9]{2}$' then
      perform private.invalid(p_field || '.' || v_key, 'leg.carrier_code',
        'Enter the two characters of the airline, such as IB.');
    end if;
  end loop;
  foreach v_key in array array['origin_tz', 'destination_tz'] loop
    if (p_leg ->> v_key is not null or p_complete) and not private.is_zone(p_leg ->> v_key) then
      perform private.invalid(p_field || '.' || v_key, 'leg.time_zone', 'The time zone is unknown.',
        'Use an IANA name such as Europe/Madrid.');
    end if;
  end loop;
  if coalesce(p_leg ->> 'direction', 'outbound') not in ('outbound', 'return') then
    perform private.invalid(p_field || '.direction', 'not_a_choice', 'The direction is unknown.', 'outbound or return');
  end if;
  if coalesce(p_leg ->> 'cabin', 'economy') not in ('economy', 'premium_economy', 'business', 'first') then
    perform private.invalid(p_field || '.cabin', 'not_a_choice', 'The cabin is unknown.',
      'economy, premium_economy, business or first');
  end if;
  if length(p_leg ->> 'flight_number') > 8 then
    perform private.invalid(p_field || '.flight_number', 'too_long', 'This is too long.', 'Use at most 8 characters.');
  end if;
  foreach v_key in array array['departs_at', 'arrives_at', 'desired_date'] loop
    begin
      -- An instant says its offset; without one it would mean another moment in every session.
      if v_key <> 'desired_date' and (p_complete or p_leg ->> v_key is not null)
        and coalesce(p_leg ->> v_key, '') !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$' then
        raise exception using errcode = 'invalid_datetime_format';
      end if;
      perform (p_leg ->> v_key)::timestamptz;
    exception when invalid_datetime_format or datetime_field_overflow then
      perform private.invalid(p_field || '.' || v_key, 'leg.instant', 'Enter a date and a time.',
        'Write it as 2027-03-29T06:30:00Z.');
    end;
  end loop;
  v_departs := (p_leg ->> 'departs_at')::timestamptz;
  v_arrives := (p_leg ->> 'arrives_at')::timestamptz;
  if v_arrives <= v_departs then
    perform private.invalid(p_field || '.arrives_at', 'leg.arrives_before_departure',
      'The arrival must be after the departure.', 'Check the dates and the time zones.');
  end if;
  if (p_complete or p_leg ->> 'block_minutes' is not null) and (
    coalesce(p_leg ->> 'block_minutes', '') !~ '^\d{1,4}$'
    or (p_leg ->> 'block_minutes')::integer not between 1 and 1500) then
    perform private.invalid(p_field || '.block_minutes', 'leg.block_minutes',
      'The flying time must be between 1 and 1,500 minutes.');
  end if;
end
$$;

-- A bookable itinerary: one to sixteen complete legs, each leaving after the one before it has arrived, and each as
-- long as its times say, since the fee hangs on it.
create function private.check_legs(p_legs jsonb, p_field text) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_leg jsonb;
  v_position integer := 0;
  v_field text;
  v_arrived timestamptz;
begin
  if pg_catalog.jsonb_typeof(p_legs) is distinct from 'array' or pg_catalog.jsonb_array_length(p_legs) = 0 then
    perform private.invalid(p_field, 'leg.none', 'Add at least one flight.');
  elsif pg_catalog.jsonb_array_length(p_legs) > 16 then
    perform private.invalid(p_field, 'leg.too_many', 'A trip can have at most 16 flights.');
  end if;
  for v_leg in select e.value from pg_catalog.jsonb_array_elements(p_legs) e loop
    v_field := p_field || '.' || v_position;
    v_position := v_position + 1;
    perform private.check_leg(v_leg, v_field, true);
    if (v_leg ->> 'departs_at')::timestamptz < v_arrived then
      perform private.invalid(v_field || '.departs_at', 'leg.overlap',
        'This flight leaves before the one before it has arrived.', 'Put the flights in the order in which they leave.');
    end if;
    v_arrived := (v_leg ->> 'arrives_at')::timestamptz;
    if extract(epoch from v_arrived - (v_leg ->> 'departs_at')::timestamptz) / 60
      <> (v_leg ->> 'block_minutes')::integer then
      perform private.invalid(v_field || '.block_minutes', 'leg.block_minutes_differ',
        'The flying time does not fit the departure and the arrival.', 'Block minutes are arrival less departure.');
    end if;
  end loop;
end
$$;

-- Minutes that a zone's clocks are ahead of UTC at an instant.
create function private.offset_minutes(p_zone text, p_at timestamptz) returns integer
language sql immutable set search_path = ''
as $$
  select (extract(epoch from (p_at at time zone p_zone) - (p_at at time zone 'UTC')) / 60)::integer
$$;

-- True when the trip comes back to where it began having crossed every meridian. Counted on the zones' clocks: once
-- round the earth turns them by a whole day, a return by the same way by nothing. All offsets are taken at the first
-- departure, so that a clock change under way counts for nothing. Surface gaps count as travelled.
create function private.is_round_the_world(p_legs jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_leg jsonb;
  v_first jsonb := p_legs -> 0;
  v_at timestamptz := coalesce((v_first ->> 'departs_at')::timestamptz, private.clock());
  v_here integer;
  v_there integer;
  v_shift integer;
  v_turned integer := 0;
  v_zone text;
begin
  if exists (
    select 1 from pg_catalog.jsonb_array_elements(p_legs) l
    where l.value ->> 'origin_tz' is null or l.value ->> 'destination_tz' is null) then
    return false;
  end if;
  v_here := private.offset_minutes(v_first ->> 'origin_tz', v_at);
  for v_leg in select e.value from pg_catalog.jsonb_array_elements(p_legs) e loop
    foreach v_zone in array array[v_leg ->> 'origin_tz', v_leg ->> 'destination_tz'] loop
      v_there := private.offset_minutes(v_zone, v_at);
      v_shift := v_there - v_here;
      v_turned := v_turned + case when v_shift > 720 then v_shift - 1440
        when v_shift < -720 then v_shift + 1440 else v_shift end;
      v_here := v_there;
    end loop;
    if v_leg ->> 'destination' = v_first ->> 'origin' and abs(v_turned) >= 1440 then
      return true;
    end if;
  end loop;
  return false;
end
$$;

create function private.fee_cents(p_tier public.fee_tier) returns integer
language sql immutable set search_path = ''
as $$
  select case p_tier when 'short' then 2500 when 'medium' then 4500 when 'long' then 7500 when 'complex' then 8500 end
$$;

-- The one-time service fee of an itinerary (specification §9): complex when more than one carrier operates it, when one
-- direction has two or more connections, or when it goes round the world; else by the flying minutes of the dearer
-- direction: under 120 short, under 420 medium, from 420 long.
create function private.quote_fee(p_legs jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_leg jsonb;
  v_position integer := 0;
  v_ordered jsonb;
  v_out integer;
  v_back integer;
  v_out_legs integer;
  v_back_legs integer;
  v_carriers text[];
  v_reasons text[] := '{}';
  v_tier public.fee_tier;
  v_direction text;
begin
  if pg_catalog.jsonb_typeof(p_legs) is distinct from 'array' or pg_catalog.jsonb_array_length(p_legs) = 0 then
    perform private.invalid('legs', 'leg.none', 'Add at least one flight.');
  elsif pg_catalog.jsonb_array_length(p_legs) > 16 then
    perform private.invalid('legs', 'leg.too_many', 'A trip can have at most 16 flights.');
  end if;
  for v_leg in select e.value from pg_catalog.jsonb_array_elements(p_legs) e loop
    perform private.check_leg(v_leg, 'legs.' || v_position, false);
    foreach v_direction in array array['block_minutes', 'operating_carrier'] loop
      if v_leg ->> v_direction is null then
        perform private.invalid('legs.' || v_position || '.' || v_direction,
          case v_direction when 'block_minutes' then 'leg.block_minutes' else 'leg.carrier_code' end,
          'A fee needs each flight''s time and airline.');
      end if;
    end loop;
    v_position := v_position + 1;
  end loop;

  select pg_catalog.jsonb_agg(l.value order by coalesce(l.value ->> 'direction', 'outbound'),
      (l.value ->> 'departs_at')::timestamptz, l.ordinality)
    into v_ordered from pg_catalog.jsonb_array_elements(p_legs) with ordinality l;
  select coalesce(sum(x.minutes) filter (where not x.back), 0), coalesce(sum(x.minutes) filter (where x.back), 0),
      count(*) filter (where not x.back), count(*) filter (where x.back)
    into v_out, v_back, v_out_legs, v_back_legs
    from (select (l.value ->> 'block_minutes')::integer minutes, coalesce(l.value ->> 'direction', '') = 'return' back
      from pg_catalog.jsonb_array_elements(v_ordered) l) x;
  select pg_catalog.array_agg(c.carrier order by c.first) into v_carriers
    from (select l.value ->> 'operating_carrier' carrier, min(l.ordinality) first
      from pg_catalog.jsonb_array_elements(v_ordered) with ordinality l group by 1) c;

  if pg_catalog.cardinality(v_carriers) > 1 then
    v_reasons := v_reasons || 'interline'::text;
  end if;
  if greatest(v_out_legs, v_back_legs) >= 3 then
    v_reasons := v_reasons || 'multi_transit'::text;
  end if;
  if private.is_round_the_world(v_ordered) then
    v_reasons := v_reasons || 'round_the_world'::text;
  end if;
  if v_reasons = '{}' then
    v_direction := case when v_out_legs = 0 or v_back > v_out then 'return' else 'outbound' end;
    v_tier := case when greatest(v_out, v_back) < 120 then 'short'
      when greatest(v_out, v_back) < 420 then 'medium' else 'long' end;
    v_reasons := array['flight_time'];
  else
    v_direction := null;
    v_tier := 'complex';
  end if;
  return pg_catalog.jsonb_build_object(
    'tier', v_tier, 'amount_cents', private.fee_cents(v_tier), 'currency', 'EUR',
    'reason', v_reasons[1], 'reasons', v_reasons, 'direction', v_direction,
    'flight_minutes', pg_catalog.jsonb_build_object('outbound', v_out, 'return', v_back),
    'connections', pg_catalog.jsonb_build_object(
      'outbound', greatest(0, v_out_legs - 1), 'return', greatest(0, v_back_legs - 1)),
    'operating_carriers', v_carriers);
end
$$;

create function private.quote_fee_for_caller(p_legs jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_user();
  return private.quote_fee(p_legs);
end
$$;
comment on function private.quote_fee_for_caller(jsonb) is
  'Definer: the helpers that it calls are not open to API roles; it reads no table.';
grant execute on function private.quote_fee_for_caller(jsonb) to authenticated;

create function public.quote_fee(p_legs jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.quote_fee_for_caller(p_legs) $$;
grant execute on function public.quote_fee(jsonb) to authenticated;
