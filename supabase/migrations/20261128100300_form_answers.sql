-- Forms answer with everything that is wrong at once; a second sending under one key is told from a changed one.

-- The fields of a form in the order in which it shows them.
create function private.form_fields(p_form text) returns text[]
language sql immutable set search_path = ''
as $$
  select case p_form
    when 'contact' then array['name', 'email', 'subject', 'message']
    when 'sos' then array['name', 'email', 'phone', 'location', 'needs']
    when 'request_form' then array['name', 'email', 'phone', 'service_type', 'location', 'needs', 'message']
    when 'client_wizard' then
      array['service_type', 'trip_type', 'location', 'needs', 'message', 'name', 'email', 'phone']
    when 'quick_create' then
      array['name', 'email', 'phone', 'service_type', 'priority', 'trip_type', 'location', 'needs', 'message']
  end || array['language', 'consent_processing', 'consent_marketing', 'wording_version']
$$;

-- Raises what is wrong with one field of a form. What a form requires is said here and nowhere else.
create function private.check_field(p_form text, p_payload jsonb, p_field text) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_sos boolean := p_form = 'sos';
begin
  case p_field
    when 'name' then
      perform private.text_of(p_payload, 'name', 200, 'name_required', 'Your name is required.');
    when 'email' then
      perform private.email_of(p_payload);
    when 'phone' then
      perform private.text_of(p_payload, 'phone', 40,
        case when v_sos then 'phone_required' end, 'A contact number is required for urgent assistance.');
    when 'location' then
      perform private.text_of(p_payload, 'location', 500,
        case when v_sos then 'location_required' end, 'Please provide your current location.');
    when 'needs' then
      perform private.text_of(p_payload, 'needs', 10000,
        case when v_sos then 'needs_required' end, 'Please describe your situation.');
    when 'subject' then
      perform private.text_of(p_payload, 'subject', 200, 'subject_required', 'Subject is required.');
    when 'message' then
      if p_form = 'contact' then
        perform private.text_of(p_payload, 'message', 10000, 'message_required', 'Please enter a message.');
      else
        perform private.text_of(p_payload, 'message', 10000,
          'details_required', 'Please provide details about your request.');
      end if;
    when 'service_type' then
      perform private.choice_of(p_payload, 'service_type',
        pg_catalog.enum_range(null::public.service_type)::text[], 'service_type_required',
        'Please select a service type.');
    when 'priority' then
      perform private.choice_of(p_payload, 'priority', array['normal', 'urgent']);
    when 'trip_type' then
      perform private.choice_of(p_payload, 'trip_type', array['one_way', 'return', 'multi_city']);
    when 'language' then
      perform private.choice_of(p_payload, 'language', array['en', 'es']);
    when 'wording_version' then
      perform private.text_of(p_payload, 'wording_version', 60);
    when 'consent_marketing' then
      perform private.flag_of(p_payload, 'consent_marketing');
    when 'consent_processing' then
      if not private.flag_of(p_payload, 'consent_processing') and p_form <> 'quick_create' then
        perform private.invalid('consent_processing',
          'consent.' || case p_form when 'sos' then 'sos' when 'contact' then 'contact' else 'request' end,
          case p_form
            when 'sos' then 'You must consent to data processing for us to assist you.'
            when 'contact' then 'You must consent to data processing to send a message.'
            else 'You must consent to data processing to submit your request.' end,
          'Tick the box.');
      end if;
  end case;
end
$$;

-- Raises one error for all wrong fields: the first as any other, and {fields: {name: {code, message, hint}}} beside it.
create function private.check_form(p_form text, p_payload jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  v_field text;
  v_first text;
  v_wrong jsonb := '{}';
  v_detail text;
  v_message text;
  v_hint text;
begin
  foreach v_field in array private.form_fields(p_form) loop
    begin
      perform private.check_field(p_form, p_payload, v_field);
    exception when sqlstate 'PT422' then
      get stacked diagnostics v_detail = pg_exception_detail, v_message = message_text, v_hint = pg_exception_hint;
      v_first := coalesce(v_first, v_field);
      v_wrong := v_wrong || pg_catalog.jsonb_build_object(v_field, pg_catalog.jsonb_build_object(
        'code', v_detail::jsonb ->> 'code', 'message', v_message, 'hint', v_hint));
    end;
  end loop;
  if v_first is not null then
    perform private.fail('PT422', v_wrong -> v_first ->> 'code', v_wrong -> v_first ->> 'message',
      v_wrong -> v_first ->> 'hint', pg_catalog.jsonb_build_object('field', v_first, 'fields', v_wrong));
  end if;
end
$$;

-- The key of these very words: a repetition finds its answer, a corrected form is a form of its own and nothing that a
-- person wrote is dropped. The reader's language may change between two tries.
create function private.key_of_words(p_payload jsonb) returns uuid
language sql immutable set search_path = ''
as $$
  select pg_catalog.substr(pg_catalog.encode(extensions.digest(
    private.key_of(p_payload) || ' ' || (p_payload - array['idempotency_key', 'language', 'website'])::text, 'sha256'),
    'hex'), 1, 32)::uuid
$$;

-- Whoever has an IPv6 address has its whole /64 to choose from, so that counts as one.
create function private.limit_subject(p_address inet) returns text
language sql immutable set search_path = ''
as $$
  select case when pg_catalog.family(p_address) = 6 and not p_address <<= inet '::ffff:0:0/96'
    then pg_catalog.network(pg_catalog.set_masklen(p_address, 64))::text
    else pg_catalog.host(p_address) end
$$;

create or replace function private.require_within_limit(p_form text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.within_limit(p_form, private.limit_subject(private.client_address())) then
    perform private.fail('PT429', 'rate_limited', 'Too many messages came from your network.',
      'Wait an hour, or call us.', pg_catalog.jsonb_build_object('form', p_form));
  end if;
end
$$;

-- Raises unless the text is a day as 2018-05-31; Postgres would also take "today" and "infinity".
create function private.require_day(p_text text, p_field text, p_code text, p_message text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_text is not null and p_text !~ '^\d{4}-\d\d-\d\d$' then
    raise exception using errcode = 'invalid_datetime_format';
  end if;
  perform p_text::date;
exception when invalid_datetime_format or datetime_field_overflow then
  perform private.invalid(p_field, p_code, p_message, 'Write it as 2018-05-31.');
end
$$;

-- Legs as somebody wishes them: places, and whatever is known of the times.
create or replace function private.add_request_legs(p_request uuid, p_legs jsonb) returns void
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
    perform private.require_day(v_leg ->> 'desired_date', v_field || '.desired_date', 'leg.instant', 'Enter a date.');
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

create or replace function private.add_travellers(p_request uuid, p_travellers jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_one jsonb;
  v_position integer := 0;
  v_field text;
  v_name text;
  v_relation text;
begin
  if p_travellers is null or p_travellers = 'null' then
    return;
  end if;
  if pg_catalog.jsonb_typeof(p_travellers) <> 'array' or pg_catalog.jsonb_array_length(p_travellers) > 20 then
    perform private.invalid('travellers', 'too_many', 'A request can have at most 20 travellers.', 'Send a list.');
  end if;
  for v_one in select e.value from pg_catalog.jsonb_array_elements(p_travellers) e loop
    v_field := 'travellers.' || v_position;
    v_position := v_position + 1;
    v_name := nullif(pg_catalog.btrim(v_one ->> 'name', E' \t\r\n'), '');
    v_relation := nullif(pg_catalog.btrim(v_one ->> 'relation', E' \t\r\n'), '');
    if v_name is null then
      perform private.invalid(v_field || '.name', 'name_required', 'The traveller''s name is required.');
    elsif length(v_name) > 200 then
      perform private.invalid(v_field || '.name', 'too_long', 'This is too long.', 'Use at most 200 characters.');
    elsif length(v_relation) > 60 then
      perform private.invalid(v_field || '.relation', 'too_long', 'This is too long.', 'Use at most 60 characters.');
    end if;
    perform private.require_day(v_one ->> 'birth_date', v_field || '.birth_date', 'birth_date_invalid',
      'The birth date is no date.');
    insert into public.travellers (request_id, position, name, birth_date, relation)
    values (p_request, v_position, v_name, (v_one ->> 'birth_date')::date, v_relation);
  end loop;
end
$$;

-- The request's row from a payload, with its text, consents, legs, travellers, event and notices.
create or replace function private.create_request(
  p_payload jsonb, p_source public.request_source, p_owner uuid, p_created_by uuid
) returns public.requests
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
  v_sos boolean := p_source = 'sos';
  v_request public.requests;
  v_ip text := private.anonymize_address(private.client_address());
begin
  perform private.check_form(p_source::text, p_payload);
  v_request.contact_name := private.text_of(p_payload, 'name', 200);
  v_request.contact_email := private.email_of(p_payload);
  v_request.contact_phone := private.text_of(p_payload, 'phone', 40);
  v_request.location := private.text_of(p_payload, 'location', 500);
  v_request.needs := private.text_of(p_payload, 'needs', 10000);
  v_request.preferred_language := coalesce(private.text_of(p_payload, 'language', 2), 'en');
  v_request.priority := 'normal';
  if v_sos then
    v_request.service_type := 'other';
    v_request.priority := 'urgent';
  else
    v_request.service_type := private.text_of(p_payload, 'service_type', 100);
    v_request.message := private.text_of(p_payload, 'message', 10000);
  end if;
  if p_source = 'quick_create' then
    v_request.priority := coalesce(private.text_of(p_payload, 'priority', 100), 'normal');
  end if;
  -- The public forms always write one_way (specification §4); those who enter legs may say more.
  v_request.trip_type := case when p_source in ('client_wizard', 'quick_create') then
    coalesce(private.text_of(p_payload, 'trip_type', 100), 'one_way') else 'one_way' end;

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
      private.flag_of(p_payload, 'consent_marketing'), case when v_sos then 'sos' else 'request' end,
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

create or replace function private.submit_request(p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_source public.request_source;
  v_key uuid;
  v_owner uuid := private.uid();
  v_result jsonb;
  v_request public.requests;
begin
  perform private.require_object(p_payload);
  v_source := coalesce(private.choice_of(p_payload, 'source', array['request_form', 'sos', 'client_wizard']),
    'request_form');
  if v_source = 'client_wizard' then
    perform private.require_user();
  end if;
  v_key := private.key_of_words(p_payload);
  -- People don't see this field. Whoever fills it in gets an answer like everybody's, and nothing is kept.
  if coalesce(p_payload ->> 'website', '') <> '' then
    return pg_catalog.jsonb_build_object('reference', private.new_reference(), 'request_id', null, 'duplicate', false);
  end if;
  v_result := private.begin_once('submit_request', v_key);
  if v_result is not null then
    return pg_catalog.jsonb_build_object('reference', v_result ->> 'reference', 'request_id', (
      select r.id from public.requests r where r.id = (v_result ->> 'request_id')::uuid and r.owner = v_owner),
      'duplicate', true);
  end if;
  perform private.require_within_limit(case when v_source = 'sos' then 'sos' else 'request' end);
  v_request := private.create_request(p_payload, v_source, v_owner, v_owner);
  perform private.finish_once('submit_request', v_key,
    pg_catalog.jsonb_build_object('reference', v_request.reference, 'request_id', v_request.id));
  return pg_catalog.jsonb_build_object('reference', v_request.reference,
    'request_id', case when v_owner is not null then v_request.id end, 'duplicate', false);
end
$$;

create or replace function private.submit_contact(p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text;
  v_key uuid;
  v_ip text := private.anonymize_address(private.client_address());
  v_now timestamptz := private.clock();
begin
  perform private.require_object(p_payload);
  perform private.check_form('contact', p_payload);
  v_key := private.key_of_words(p_payload);
  if coalesce(p_payload ->> 'website', '') <> '' or private.begin_once('submit_contact', v_key) is not null then
    return '{"received": true}';
  end if;
  perform private.require_within_limit('contact');
  v_email := private.email_of(p_payload);
  insert into public.contact_messages (name, email, subject, message, language, consent_processing_at,
    consent_marketing_at, anonymized_ip)
  values (private.text_of(p_payload, 'name', 200), v_email, private.text_of(p_payload, 'subject', 200),
    private.text_of(p_payload, 'message', 10000), coalesce(private.text_of(p_payload, 'language', 2), 'en')::public.language_code,
    v_now,
    case when private.flag_of(p_payload, 'consent_marketing') then v_now end, v_ip);
  perform private.add_consents(private.uid(), null, v_email, private.flag_of(p_payload, 'consent_marketing'), 'contact',
    private.text_of(p_payload, 'wording_version', 60), v_ip);
  return '{"received": true}';
end
$$;

create or replace function private.quick_create_request(p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_key uuid;
  v_result jsonb;
  v_request public.requests;
begin
  perform private.require_object(p_payload);
  v_key := private.key_of_words(p_payload);
  v_result := private.begin_once('quick_create', v_key);
  if v_result is not null then
    return v_result || '{"duplicate": true}';
  end if;
  v_request := private.create_request(p_payload, 'quick_create', null, v_staff);
  v_result := pg_catalog.jsonb_build_object(
    'reference', v_request.reference, 'request_id', v_request.id, 'duplicate', false);
  perform private.finish_once('quick_create', v_key, v_result);
  return v_result;
end
$$;
