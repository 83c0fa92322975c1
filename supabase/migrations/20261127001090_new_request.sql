-- Making a request's rows from a checked payload, whoever sends it.

-- Runs a step once for each key: null means "go on, and call finish_once"; anything else is the first run's answer.
create function private.begin_once(p_scope text, p_key uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_known private.idempotency;
begin
  -- A concurrent twin waits here until the first has committed, and then finds its answer.
  insert into private.idempotency (scope, key, actor) values (p_scope, p_key, auth.uid()) on conflict do nothing;
  if found then
    return null;
  end if;
  select * into strict v_known from private.idempotency where scope = p_scope and key = p_key;
  return coalesce(v_known.result, '{}');
end
$$;

create function private.finish_once(p_scope text, p_key uuid, p_result jsonb) returns void
language sql set search_path = ''
as $$
  update private.idempotency set result = p_result where scope = p_scope and key = p_key
$$;

create function private.add_consents(
  p_user uuid, p_request uuid, p_email text, p_marketing boolean, p_source text, p_wording text, p_ip text
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.consents (user_id, request_id, email, purpose, wording_version, source)
  values (p_user, p_request, p_email, 'processing', coalesce(p_wording, '2026-11'), p_source);
  if p_marketing then
    insert into public.consents (user_id, request_id, email, purpose, wording_version, source)
    values (p_user, p_request, p_email, 'marketing', coalesce(p_wording, '2026-11'), p_source);
    perform private.add_subscription(p_email, case p_source
      when 'sos' then 'SosForm' when 'contact' then 'ContactForm' else 'RequestForm' end::public.subscription_source, p_ip);
  end if;
end
$$;

create function private.add_subscription(p_email text, p_source public.subscription_source, p_ip text) returns void
language sql set search_path = ''
as $$
  insert into public.marketing_subscriptions (email, anonymized_ip, source) values (lower(p_email), p_ip, p_source)
  on conflict (email) do update set subscribed_at = private.clock(), unsubscribed_at = null,
    anonymized_ip = excluded.anonymized_ip, source = excluded.source
$$;

-- Legs as somebody wishes them: places, and whatever is known of the times.
create function private.add_request_legs(p_request uuid, p_legs jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_leg jsonb;
  v_position integer := 0;
  v_field text;
begin
  if p_legs is null or p_legs = 'null' then
    return;
  end if;
  if pg_catalog.jsonb_typeof(p_legs) <> 'array' or pg_catalog.jsonb_array_length(p_legs) > 16 then
    perform private.invalid('legs', 'leg.too_many', 'A trip can have at most 16 flights.', 'Send a list of legs.');
  end if;
  for v_leg in select e.value from pg_catalog.jsonb_array_elements(p_legs) e loop
    v_field := pg_catalog.format('legs.%s', v_position);
    v_position := v_position + 1;
    perform private.check_leg(v_leg, v_field, false);
    insert into public.request_legs (request_id, position, direction, origin, destination, departs_at, arrives_at,
      origin_tz, destination_tz, desired_date, block_minutes, operating_carrier, marketing_carrier, flight_number, cabin)
    values (p_request, v_position, coalesce(v_leg ->> 'direction', 'outbound')::public.leg_direction,
      v_leg ->> 'origin', v_leg ->> 'destination',
      (v_leg ->> 'departs_at')::timestamptz, (v_leg ->> 'arrives_at')::timestamptz,
      v_leg ->> 'origin_tz', v_leg ->> 'destination_tz', (v_leg ->> 'desired_date')::date,
      (v_leg ->> 'block_minutes')::integer, v_leg ->> 'operating_carrier', v_leg ->> 'marketing_carrier',
      v_leg ->> 'flight_number', coalesce(v_leg ->> 'cabin', 'economy')::public.cabin);
  end loop;
end
$$;

create function private.add_travellers(p_request uuid, p_travellers jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_one jsonb;
  v_position integer := 0;
  v_date date;
begin
  if p_travellers is null or p_travellers = 'null' then
    return;
  end if;
  if pg_catalog.jsonb_typeof(p_travellers) <> 'array' or pg_catalog.jsonb_array_length(p_travellers) > 20 then
    perform private.invalid('travellers', 'too_many', 'A request can have at most 20 travellers.', 'Send a list.');
  end if;
  for v_one in select e.value from pg_catalog.jsonb_array_elements(p_travellers) e loop
    v_position := v_position + 1;
    begin
      v_date := (v_one ->> 'birth_date')::date;
    exception when invalid_datetime_format or datetime_field_overflow then
      perform private.invalid('travellers', 'birth_date_invalid', 'The birth date is no date.', 'Write it as 2018-05-31.');
    end;
    insert into public.travellers (request_id, position, name, birth_date, relation)
    values (p_request, v_position,
      private.text_of(v_one, 'name', 200, 'name_required', 'The traveller''s name is required.'), v_date,
      private.text_of(v_one, 'relation', 60));
  end loop;
end
$$;

-- The request's row from a checked payload, with its text, consents, legs, travellers, event and notices.
create function private.create_request(
  p_payload jsonb, p_source public.request_source, p_owner uuid, p_created_by uuid
) returns public.requests
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
  v_sos boolean := p_source = 'sos';
  v_quick boolean := p_source = 'quick_create';
  v_request public.requests;
  v_ip text := private.anonymize_address(private.client_address());
  v_consents text := case when v_sos then 'sos' else 'request' end;
begin
  v_request.contact_name := private.text_of(p_payload, 'name', 200, 'name_required', 'Your name is required.');
  v_request.contact_email := private.email_of(p_payload);
  v_request.contact_phone := private.text_of(p_payload, 'phone', 40,
    case when v_sos then 'phone_required' end, 'A contact number is required for urgent assistance.');
  if v_sos then
    v_request.service_type := 'other';
    v_request.priority := 'urgent';
    v_request.location := private.text_of(p_payload, 'location', 500,
      'location_required', 'Please provide your current location.');
    v_request.needs := private.text_of(p_payload, 'needs', 10000, 'needs_required', 'Please describe your situation.');
  else
    v_request.service_type := private.choice_of(p_payload, 'service_type',
      pg_catalog.enum_range(null::public.service_type)::text[], 'service_type_required', 'Please select a service type.');
    v_request.priority := case when v_quick then
      coalesce(private.choice_of(p_payload, 'priority', array['normal', 'urgent']), 'normal') else 'normal' end;
    v_request.location := private.text_of(p_payload, 'location', 500);
    v_request.needs := private.text_of(p_payload, 'needs', 10000);
    v_request.message := private.text_of(p_payload, 'message', 10000,
      'details_required', 'Please provide details about your request.');
  end if;
  -- The public forms always write one_way (specification §4); those who enter legs may say more.
  v_request.trip_type := case when p_source in ('client_wizard', 'quick_create') then
    coalesce(private.choice_of(p_payload, 'trip_type', array['one_way', 'return', 'multi_city']), 'one_way')
    else 'one_way' end;
  v_request.preferred_language := coalesce(private.choice_of(p_payload, 'language', array['en', 'es']), 'en');
  if not v_quick and not private.flag_of(p_payload, 'consent_processing') then
    perform private.invalid('consent_processing', 'consent.' || v_consents, case when v_sos
      then 'You must consent to data processing for us to assist you.'
      else 'You must consent to data processing to submit your request.' end, 'Tick the box.');
  end if;

  insert into public.requests (reference, owner, service_type, priority, trip_type, source, ai_intake_text,
    contact_name, contact_email, contact_phone, preferred_language, message, location, needs,
    consent_processing_at, consent_marketing_at, anonymized_ip, created_by, created_at, last_event_at)
  values (private.new_reference(), p_owner, v_request.service_type, v_request.priority, v_request.trip_type, p_source,
    pg_catalog.concat_ws(E'\n',
      'Name: ' || v_request.contact_name, 'Email: ' || v_request.contact_email,
      'Phone: ' || coalesce(v_request.contact_phone, 'N/A'), 'Service: ' || v_request.service_type,
      'Location: ' || v_request.location, 'Needs: ' || v_request.needs, 'Message: ' || v_request.message),
    v_request.contact_name, v_request.contact_email, v_request.contact_phone, v_request.preferred_language,
    v_request.message, v_request.location, v_request.needs,
    case when private.flag_of(p_payload, 'consent_processing') then v_now end,
    case when private.flag_of(p_payload, 'consent_marketing') then v_now end,
    v_ip, p_created_by, v_now, v_now)
  returning * into v_request;

  perform private.add_request_legs(v_request.id, p_payload -> 'legs');
  update public.requests r set
      first_departure_at = (select min(l.departs_at) from public.request_legs l where l.request_id = r.id),
      last_arrival_at = (select max(l.arrives_at) from public.request_legs l where l.request_id = r.id)
    where r.id = v_request.id and p_payload ? 'legs';
  perform private.add_travellers(v_request.id, p_payload -> 'travellers');
  if private.flag_of(p_payload, 'consent_processing') then
    perform private.add_consents(p_owner, v_request.id, v_request.contact_email,
      private.flag_of(p_payload, 'consent_marketing'), v_consents,
      private.text_of(p_payload, 'wording_version', 60), v_ip);
  end if;
  perform private.log_event(v_request.id, 'submitted', 'client', pg_catalog.jsonb_build_object('source', p_source));
  -- A stranger's address can't be flooded with confirmations by whoever types it into the form.
  if private.within_limit('mail', lower(v_request.contact_email)) then
    perform private.tell_client(v_request, 'submitted', v_request.id::text,
      pg_catalog.jsonb_build_object('source', p_source));
  end if;
  return v_request;
end
$$;

