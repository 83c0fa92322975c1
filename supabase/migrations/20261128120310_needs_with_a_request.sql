-- What a traveller needs may come with the request itself, so that a visitor without an account need not write it into
-- the message, where everybody at the desk and every mail would show it. It is kept as needs always are: under a consent
-- of its own, opened by the desk with a line in the audit log, gone with the consent.

create function private.add_request_needs(p_request public.requests, p_payload jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_one jsonb;
  v_position integer;
  v_answers jsonb;
  v_consent uuid;
begin
  if pg_catalog.jsonb_typeof(p_payload -> 'travellers') is distinct from 'array' then
    return;
  end if;
  for v_one, v_position in
    select e.value, e.ordinality from pg_catalog.jsonb_array_elements(p_payload -> 'travellers') with ordinality e
      where e.value -> 'needs' <> 'null'
  loop
    v_answers := private.needs_of(pg_catalog.jsonb_build_object('answers', v_one -> 'needs'));
    if not private.flag_of(p_payload, 'consent_health') then
      perform private.invalid('consent_health', 'consent.health',
        'We may only keep these answers with the traveller''s consent.', 'Tick the box, or leave the answers out.');
    end if;
    if v_consent is null then
      insert into public.consents (user_id, request_id, email, purpose, wording_version, source)
      values (p_request.owner, p_request.id, p_request.contact_email, 'health',
        coalesce(private.text_of(p_payload, 'wording_version', 60), '2026-11'), 'request')
      returning id into v_consent;
    end if;
    insert into public.traveller_needs (traveller_id, request_id, answers, consent_id, saved_by)
    select t.id, p_request.id, v_answers, v_consent, p_request.owner
      from public.travellers t where t.request_id = p_request.id and t.position = v_position;
  end loop;
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
  perform private.add_request_needs(v_request, p_payload);
  perform private.finish_once('submit_request', v_key,
    pg_catalog.jsonb_build_object('reference', v_request.reference, 'request_id', v_request.id));
  return pg_catalog.jsonb_build_object('reference', v_request.reference,
    'request_id', case when v_owner is not null then v_request.id end, 'duplicate', false);
end
$$;
