-- The doors that are open to everyone. They return what their caller may know, and never whether an account exists.

create function private.submit_request(p_payload jsonb) returns jsonb
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
  v_key := private.key_of(p_payload);
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
comment on function private.submit_request(jsonb) is
  'Definer: strangers may send a request but hold no rights on any table; returning the reference needs a read.';
grant execute on function private.submit_request(jsonb) to anon, authenticated;

create function private.submit_contact(p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_message public.contact_messages;
  v_key uuid;
  v_ip text := private.anonymize_address(private.client_address());
  v_now timestamptz := private.clock();
  v_marketing boolean;
  v_language public.language_code;
begin
  perform private.require_object(p_payload);
  v_message.name := private.text_of(p_payload, 'name', 200, 'name_required', 'Your name is required.');
  v_message.email := private.email_of(p_payload);
  v_message.subject := private.text_of(p_payload, 'subject', 200, 'subject_required', 'Subject is required.');
  v_message.message := private.text_of(p_payload, 'message', 10000, 'message_required', 'Please enter a message.');
  v_language := coalesce(private.choice_of(p_payload, 'language', array['en', 'es']), 'en');
  v_marketing := private.flag_of(p_payload, 'consent_marketing');
  if not private.flag_of(p_payload, 'consent_processing') then
    perform private.invalid('consent_processing', 'consent.contact',
      'You must consent to data processing to send a message.', 'Tick the box.');
  end if;
  v_key := private.key_of(p_payload);
  if coalesce(p_payload ->> 'website', '') <> '' or private.begin_once('submit_contact', v_key) is not null then
    return '{"received": true}';
  end if;
  perform private.require_within_limit('contact');
  insert into public.contact_messages (name, email, subject, message, language, consent_processing_at,
    consent_marketing_at, anonymized_ip)
  values (v_message.name, v_message.email, v_message.subject, v_message.message, v_language, v_now,
    case when v_marketing then v_now end, v_ip);
  perform private.add_consents(private.uid(), null, v_message.email, v_marketing, 'contact',
    private.text_of(p_payload, 'wording_version', 60), v_ip);
  return '{"received": true}';
end
$$;
comment on function private.submit_contact(jsonb) is
  'Definer: strangers may write to us but hold no rights on any table.';
grant execute on function private.submit_contact(jsonb) to anon, authenticated;

create function private.subscribe(p_email text, p_source public.subscription_source) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text := private.email_of(pg_catalog.jsonb_build_object('email', p_email));
begin
  perform private.require_within_limit('subscribe');
  perform private.add_subscription(v_email, coalesce(p_source, 'ContactForm'),
    private.anonymize_address(private.client_address()));
  return '{"received": true}';
end
$$;
comment on function private.subscribe(text, public.subscription_source) is
  'Definer: an upsert needs read rights, which would tell strangers whose address is on the list.';
grant execute on function private.subscribe(text, public.subscription_source) to anon, authenticated;

create function private.quick_create_request(p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_key uuid;
  v_result jsonb;
  v_request public.requests;
begin
  perform private.require_object(p_payload);
  v_key := private.key_of(p_payload);
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
comment on function private.quick_create_request(jsonb) is
  'Definer: no role may insert requests; the desk writes what it hears on the phone through here.';
grant execute on function private.quick_create_request(jsonb) to authenticated;

create function public.submit_request(p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.submit_request(p_payload) $$;
grant execute on function public.submit_request(jsonb) to anon, authenticated;

create function public.submit_contact(p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.submit_contact(p_payload) $$;
grant execute on function public.submit_contact(jsonb) to anon, authenticated;

create function public.subscribe(p_email text, p_source public.subscription_source) returns jsonb
language sql set search_path = '' as $$ select private.subscribe(p_email, p_source) $$;
grant execute on function public.subscribe(text, public.subscription_source) to anon, authenticated;

create function public.quick_create_request(p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.quick_create_request(p_payload) $$;
grant execute on function public.quick_create_request(jsonb) to authenticated;
