-- What people do for themselves: their profile, their notices, their consents, and "Did you send this?".

create function private.update_profile(p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_zone text;
begin
  perform private.require_object(p_payload);
  v_zone := private.text_of(p_payload, 'time_zone', 64);
  if v_zone is not null and not private.is_zone(v_zone) then
    perform private.invalid('time_zone', 'leg.time_zone', 'The time zone is unknown.',
      'Use an IANA name such as Europe/Madrid.');
  end if;
  update public.profiles set
      name = case when p_payload ? 'name'
        then private.text_of(p_payload, 'name', 200, 'full_name_required', 'Full name is required.') else name end,
      phone = case when p_payload ? 'phone' then private.text_of(p_payload, 'phone', 40) else phone end,
      language = coalesce(private.choice_of(p_payload, 'language', array['en', 'es'])::public.language_code, language),
      time_zone = coalesce(v_zone, time_zone)
    where id = v_user;
  return private.my_account();
end
$$;
comment on function private.update_profile(jsonb) is
  'Definer: no role may update profiles, where role and status stand; only the caller''s own name, phone, language, zone.';

create function private.mark_notification_read(p_notification_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  update public.notifications set read_at = coalesce(read_at, private.clock())
    where id = p_notification_id and user_id = v_user;
  if not found then
    perform private.fail('PT404', 'notification_not_found', 'There is no such notice.', 'Reload the list.');
  end if;
  return pg_catalog.jsonb_build_object('notification_id', p_notification_id);
end
$$;
comment on function private.mark_notification_read(uuid) is 'Definer: no role may update notices; own notices only.';

-- Given: adds a row. Not given: withdraws what stood. The history stays.
create function private.record_consent(p_purpose public.consent_purpose, p_given boolean, p_wording_version text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text := (select p.email from public.profiles p where p.id = v_user);
begin
  update public.consents set withdrawn_at = private.clock()
    where user_id = v_user and purpose = p_purpose and withdrawn_at is null and not coalesce(p_given, false);
  if p_given then
    insert into public.consents (user_id, email, purpose, wording_version, source)
    values (v_user, v_email, p_purpose, left(coalesce(p_wording_version, '2026-11'), 60), 'profile');
  end if;
  if p_purpose = 'marketing' then
    if p_given then
      perform private.add_subscription(v_email, 'Profile', private.anonymize_address(private.client_address()));
    else
      update public.marketing_subscriptions set unsubscribed_at = private.clock()
        where email = lower(v_email) and unsubscribed_at is null;
    end if;
  end if;
  return pg_catalog.jsonb_build_object('purpose', p_purpose, 'given', coalesce(p_given, false));
end
$$;
comment on function private.record_consent(public.consent_purpose, boolean, text) is
  'Definer: no role may write consents; own consents only.';

-- Who said that a request with their address is not theirs; they are not asked again.
create table private.disowned_requests (
  request_id uuid not null references public.requests (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default private.clock(),
  primary key (request_id, user_id)
);
create index disowned_requests_user_idx on private.disowned_requests (user_id);
alter table private.disowned_requests enable row level security;

-- The confirmed address of the caller; an unconfirmed one proves nothing.
create function private.confirmed_email() returns text
language sql stable set search_path = ''
as $$
  select lower(u.email) from auth.users u where u.id = private.uid() and u.email_confirmed_at is not null
$$;

create function private.unclaimed_requests()
returns table (request_id uuid, reference text, service_type public.service_type, created_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.reference, r.service_type, r.created_at
  from public.requests r
  where r.owner is null and lower(r.contact_email) = private.confirmed_email()
    and not exists (
      select 1 from private.disowned_requests d where d.request_id = r.id and d.user_id = private.uid())
  order by r.created_at desc, r.id desc
  limit 50
$$;
comment on function private.unclaimed_requests() is
  'Definer: nobody may read requests without an owner; shows only those sent with the caller''s confirmed address.';

create function private.attach_request(p_request_id uuid, p_mine boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_request public.requests;
begin
  select * into v_request from public.requests where id = p_request_id for update;
  if v_request.id is null or v_request.owner is not null
    or lower(v_request.contact_email) is distinct from private.confirmed_email() then
    perform private.fail('PT404', 'request_not_found', 'There is no such request.', 'Reload the page.');
  end if;
  if p_mine then
    update public.requests set owner = v_user where id = p_request_id;
    perform private.log_event(p_request_id, 'attached', 'client', '{}');
  else
    insert into private.disowned_requests (request_id, user_id) values (p_request_id, v_user) on conflict do nothing;
  end if;
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'mine', coalesce(p_mine, false));
end
$$;
comment on function private.attach_request(uuid, boolean) is
  'Definer: no role may update requests; only those sent with the caller''s confirmed address.';

grant execute on function private.update_profile(jsonb), private.mark_notification_read(uuid),
  private.record_consent(public.consent_purpose, boolean, text), private.unclaimed_requests(),
  private.attach_request(uuid, boolean) to authenticated;

create function public.update_profile(p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.update_profile(p_payload) $$;
create function public.mark_notification_read(p_notification_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.mark_notification_read(p_notification_id) $$;
create function public.record_consent(p_purpose public.consent_purpose, p_given boolean, p_wording_version text)
returns jsonb
language sql set search_path = '' as $$ select private.record_consent(p_purpose, p_given, p_wording_version) $$;
create function public.unclaimed_requests()
returns table (request_id uuid, reference text, service_type public.service_type, created_at timestamptz)
language sql stable set search_path = '' as $$ select * from private.unclaimed_requests() $$;
create function public.attach_request(p_request_id uuid, p_mine boolean) returns jsonb
language sql set search_path = '' as $$ select private.attach_request(p_request_id, p_mine) $$;
grant execute on function public.update_profile(jsonb), public.mark_notification_read(uuid),
  public.record_consent(public.consent_purpose, boolean, text), public.unclaimed_requests(),
  public.attach_request(uuid, boolean) to authenticated;
