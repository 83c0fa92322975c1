-- Forms that a browser posts without a script come through the function public-form. It is the database's caller then,
-- so it says whose they are; they are otherwise stored as if their sender had called.

create function private.submit_for_visitor(p_form text, p_payload jsonb, p_address text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_words jsonb;
  v_key uuid;
  v_result jsonb;
begin
  perform private.require_object(p_payload);
  if p_form is null or not p_form = any (array['contact', 'sos', 'request']) then
    perform private.invalid('form', 'not_a_choice', 'There is no such form.', 'Choose one of: contact, sos, request.');
  end if;
  -- For this transaction: the visitor's address and rights, not those of the function that speaks for them.
  perform pg_catalog.set_config('request.headers',
    pg_catalog.jsonb_build_object('cf-connecting-ip', p_address)::text, true);
  perform pg_catalog.set_config('request.jwt.claims', '{"role": "anon"}', true),
    pg_catalog.set_config('request.jwt.claim.role', 'anon', true);

  -- A page without scripts draws no key, so the words are the key: sent again within ten minutes, they are the same
  -- form. Later they are a new one, since nobody would be told that they were dropped.
  v_words := p_payload - array['idempotency_key', 'language', 'source'];
  v_key := pg_catalog.substr(pg_catalog.encode(
    extensions.digest(p_form || ' ' || v_words::text, 'sha256'), 'hex'), 1, 32)::uuid;
  delete from private.idempotency
    where scope = 'visitor_form' and key = v_key and created_at < pg_catalog.clock_timestamp() - interval '10 minutes';
  v_result := private.begin_once('visitor_form', v_key);
  if v_result is not null then
    return v_result || '{"duplicate": true}';
  end if;

  p_payload := p_payload || pg_catalog.jsonb_build_object('idempotency_key', pg_catalog.gen_random_uuid());
  v_result := case when p_form = 'contact' then private.submit_contact(p_payload)
    else private.submit_request(p_payload || pg_catalog.jsonb_build_object(
      'source', case when p_form = 'sos' then 'sos' else 'request_form' end)) end;
  v_result := pg_catalog.jsonb_build_object('reference', v_result ->> 'reference', 'duplicate', false);
  perform private.finish_once('visitor_form', v_key, v_result);
  return v_result;
end
$$;
comment on function private.submit_for_visitor(text, jsonb, text) is
  'Definer: the service may write no table; the function public-form sends what a browser posted without scripts.';
grant execute on function private.submit_for_visitor(text, jsonb, text) to service_role;

create function public.submit_for_visitor(p_form text, p_payload jsonb, p_address text) returns jsonb
language sql set search_path = '' as $$ select private.submit_for_visitor(p_form, p_payload, p_address) $$;
grant execute on function public.submit_for_visitor(text, jsonb, text) to service_role;
