-- What each traveller needs: health data. Its owner reads it; the desk never selects it, but opens it through a function
-- that leaves a line in the audit log. It lives exactly as long as the consent it was given under.

create table public.traveller_needs (
  id uuid primary key default gen_random_uuid(),
  traveller_id uuid not null unique references public.travellers (id) on delete cascade,
  request_id uuid not null references public.requests (id) on delete cascade,
  -- As domain/needs has it: a section for each kind of help.
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 20000),
  consent_id uuid not null references public.consents (id),
  saved_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);
create index traveller_needs_request_idx on public.traveller_needs (request_id);
create index traveller_needs_consent_idx on public.traveller_needs (consent_id);
create index traveller_needs_saved_by_idx on public.traveller_needs (saved_by);
create trigger traveller_needs_touch before update on public.traveller_needs
  for each row execute function private.touch();
create trigger traveller_needs_audit after insert or update or delete on public.traveller_needs
  for each row execute function private.audit('answers');
alter table public.traveller_needs enable row level security;
grant select on public.traveller_needs to authenticated, service_role;
create policy "needs of own requests; not for the desk" on public.traveller_needs for select to authenticated
  using (exists (
    select 1 from public.requests r where r.id = traveller_needs.request_id and r.owner = (select private.uid())));

-- Tells whoever looks at a request that something of it has changed. Ids only.
create function private.broadcast_request(p_request public.requests) returns void
language plpgsql set search_path = ''
as $$
declare
  v_ids jsonb := pg_catalog.jsonb_build_object('request_id', p_request.id);
begin
  perform realtime.send(v_ids, 'request_changed', 'desk', true);
  if p_request.owner is not null then
    perform realtime.send(v_ids, 'request_changed', 'user:' || p_request.owner, true);
  end if;
end
$$;

-- The request of a traveller, locked for whoever may write its needs: the owner, or the desk's holder who writes down
-- what was said on the phone.
create function private.lock_for_needs(p_traveller_id uuid) returns public.requests
language plpgsql set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_request public.requests;
begin
  select r.* into v_request from public.travellers t join public.requests r on r.id = t.request_id
    where t.id = p_traveller_id;
  if v_request.id is null or not (v_request.owner is not distinct from v_user or private.is_staff()) then
    perform private.fail('PT404', 'traveller_not_found', 'There is no such traveller.', 'Reload the request.');
  end if;
  if v_request.owner is not distinct from v_user then
    return private.lock_request(v_request.id);
  end if;
  return private.lock_held_request(v_request.id);
end
$$;

-- The sections and their size; the fields inside are checked by the library, when it reads them.
create function private.needs_of(p_payload jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  v_answers jsonb := p_payload -> 'answers';
  v_section text;
begin
  if pg_catalog.jsonb_typeof(v_answers) is distinct from 'object' then
    perform private.invalid('answers', 'not_an_object', 'The answers must be a JSON object.',
      'Send one section for each kind of help.');
  elsif pg_catalog.octet_length(v_answers::text) > 20000 then
    perform private.invalid('answers', 'too_long', 'The answers are too long.', 'Use at most 20,000 bytes.');
  end if;
  for v_section in select pg_catalog.jsonb_object_keys(v_answers) loop
    if not v_section = any (array['minor', 'pet', 'mobility', 'size', 'item', 'medical']) then
      perform private.invalid('answers', 'section_unknown', 'There is no such section of needs.',
        'Use minor, pet, mobility, size, item or medical.');
    elsif pg_catalog.jsonb_typeof(v_answers -> v_section) <> 'object' then
      perform private.invalid('answers.' || v_section, 'not_an_object', 'A section must be a JSON object.');
    end if;
  end loop;
  return v_answers;
end
$$;

create function private.save_needs(p_traveller_id uuid, p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_request public.requests := private.lock_for_needs(p_traveller_id);
  v_answers jsonb;
  v_wording text;
  v_consent uuid;
  v_needs public.traveller_needs;
begin
  perform private.require_object(p_payload);
  perform private.require_status(v_request, '{new,assessing,waiting_for_client,offered,accepted,booked,travelling}',
    'given other needs');
  v_answers := private.needs_of(p_payload);
  if not private.flag_of(p_payload, 'consent_health') then
    perform private.invalid('consent_health', 'consent.health',
      'We may only keep these answers with the traveller''s consent.', 'Tick the box, or leave the answers out.');
  end if;
  v_wording := coalesce(private.text_of(p_payload, 'wording_version', 60), '2026-11');
  select c.id into v_consent from public.traveller_needs n join public.consents c on c.id = n.consent_id
    where n.traveller_id = p_traveller_id and c.withdrawn_at is null and c.wording_version = v_wording;
  if v_consent is null then
    insert into public.consents (user_id, request_id, email, purpose, wording_version, source)
    values (v_request.owner, v_request.id,
      coalesce((select p.email from public.profiles p where p.id = v_request.owner), v_request.contact_email),
      'health', v_wording, case when v_request.owner is not distinct from v_user then 'needs' else 'phone' end)
    returning id into v_consent;
  end if;
  insert into public.traveller_needs as n (traveller_id, request_id, answers, consent_id, saved_by)
  values (p_traveller_id, v_request.id, v_answers, v_consent, v_user)
  on conflict (traveller_id) do update set answers = excluded.answers, consent_id = excluded.consent_id,
    saved_by = excluded.saved_by
  returning * into v_needs;
  perform private.broadcast_request(v_request);
  return pg_catalog.jsonb_build_object('traveller_id', p_traveller_id, 'saved_at', v_needs.updated_at);
end
$$;
comment on function private.save_needs(uuid, jsonb) is
  'Definer: no role may write needs or consents; owners write their own, the holder of a request what was said on the phone.';

-- Withdraws the consent; a trigger then removes what was kept under it.
create function private.withdraw_needs(p_traveller_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_for_needs(p_traveller_id);
begin
  update public.consents set withdrawn_at = private.clock()
    where withdrawn_at is null
      and id = (select n.consent_id from public.traveller_needs n where n.traveller_id = p_traveller_id);
  perform private.broadcast_request(v_request);
  return pg_catalog.jsonb_build_object('traveller_id', p_traveller_id);
end
$$;
comment on function private.withdraw_needs(uuid) is
  'Definer: no role may write consents; owners withdraw their own, the holder of a request what was withdrawn on the phone.';

-- The desk reads the needs of a request: the holder of its lease at once, anyone else with a reason. Each reading is a
-- row of the audit log, which admins see.
create function private.open_needs(p_request_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests;
  v_holds boolean;
  v_reason text := nullif(pg_catalog.btrim(coalesce(p_reason, '')), '');
begin
  select * into v_request from public.requests where id = p_request_id;
  if v_request.id is null then
    perform private.fail('PT404', 'request_not_found', 'There is no such request.', 'Check the link or the reference.');
  end if;
  v_holds := coalesce(v_request.holder_id = v_staff and v_request.held_until > private.clock(), false);
  if not v_holds then
    v_reason := private.reason(p_reason);
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, new_values)
  values (v_staff, private.actor_role(), 'read', 'traveller_needs', p_request_id::text,
    pg_catalog.jsonb_build_object('reference', v_request.reference, 'holder', v_holds, 'reason', left(v_reason, 2000)));
  return (
    select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('traveller_id', t.id, 'name', t.name,
      'answers', n.answers, 'saved_at', n.updated_at) order by t.position), '[]')
    from public.traveller_needs n join public.travellers t on t.id = n.traveller_id
    where n.request_id = p_request_id);
end
$$;
comment on function private.open_needs(uuid, text) is
  'Definer: the desk has no policy on needs; this is its only way to read them, and it always leaves a row in the audit log.';

grant execute on function private.save_needs(uuid, jsonb), private.withdraw_needs(uuid), private.open_needs(uuid, text)
  to authenticated;

create function public.save_needs(p_traveller_id uuid, p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.save_needs(p_traveller_id, p_payload) $$;
create function public.withdraw_needs(p_traveller_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.withdraw_needs(p_traveller_id) $$;
create function public.open_needs(p_request_id uuid, p_reason text default null) returns jsonb
language sql set search_path = '' as $$ select private.open_needs(p_request_id, p_reason) $$;
grant execute on function public.save_needs(uuid, jsonb), public.withdraw_needs(uuid), public.open_needs(uuid, text)
  to authenticated;
