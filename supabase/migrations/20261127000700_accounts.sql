-- Accounts: the profile that mirrors each user of the auth service, and the one way to change a role.

-- The derivation that the interface uses too: begins with admin → admin, contains agent → agent, else client.
-- Only app_metadata counts; user_metadata is written by users and grants nothing.
create function private.role_from(p_app_metadata jsonb) returns public.app_role
language sql immutable set search_path = ''
as $$
  select case
    when lower(p_app_metadata ->> 'role') like 'admin%' then 'admin'::public.app_role
    when lower(p_app_metadata ->> 'role') like '%agent%' then 'agent'::public.app_role
    else 'client'::public.app_role
  end
$$;

-- Requests sent signed out become the property of whoever confirms their address: those that were there before.
create function private.attach_earlier_requests(p_user uuid, p_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_request uuid;
begin
  for v_request in
    update public.requests set owner = p_user
    where owner is null and lower(contact_email) = lower(p_email)
    returning id
  loop
    perform private.log_event(v_request, 'attached', 'client', '{}');
  end loop;
end
$$;

create function private.add_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  v_purpose public.consent_purpose;
begin
  if new.email is null then
    return new;
  end if;
  insert into public.profiles (id, email, name, language, role)
  values (
    new.id, new.email, left(coalesce(v_meta ->> 'name', ''), 200),
    case when v_meta ->> 'language' in ('en', 'es') then (v_meta ->> 'language')::public.language_code else 'en' end,
    private.role_from(new.raw_app_meta_data)
  );
  -- What was ticked at sign-up travels in the user's own metadata; it proves consent and grants nothing.
  foreach v_purpose in array array['processing', 'marketing']::public.consent_purpose[] loop
    if v_meta ->> ('consent_' || v_purpose::text) = 'true' then
      insert into public.consents (user_id, email, purpose, wording_version, source)
      values (new.id, new.email, v_purpose, left(coalesce(v_meta ->> 'wording_version', '2026-11'), 60), 'signup');
    end if;
  end loop;
  if new.email_confirmed_at is not null then
    perform private.attach_earlier_requests(new.id, new.email);
  end if;
  return new;
end
$$;
comment on function private.add_profile() is
  'Definer: fires for the auth service''s role, which has no rights on profiles, consents and requests.';
create trigger kindwing_add_profile after insert on auth.users
  for each row execute function private.add_profile();

create function private.follow_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is distinct from old.email and new.email is not null then
    update public.profiles set email = new.email where id = new.id;
  end if;
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform private.attach_earlier_requests(new.id, new.email);
  end if;
  return new;
end
$$;
comment on function private.follow_user() is
  'Definer: fires for the auth service''s role, which has no rights on profiles and requests.';
create trigger kindwing_follow_user after update of email, email_confirmed_at on auth.users
  for each row execute function private.follow_user();

-- Everything that could leave the house without an admin takes this lock first and counts afterwards.
create function private.lock_roles() returns void
language sql set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(4711, 1)
$$;

create function private.keep_an_admin(p_except uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.profiles p where p.role = 'admin' and p.status = 'active' and p.id <> p_except
  ) then
    perform private.fail('PT409', 'last_admin', 'This is the last active admin.', 'Make someone else an admin first.');
  end if;
end
$$;

-- Mirrors app_metadata.role in the transaction that changes it, whoever does (set_user_role, the auth service's
-- admin API), and lets nobody take away the last admin.
create function private.mirror_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_new public.app_role := private.role_from(new.raw_app_meta_data);
  v_old public.app_role;
begin
  if private.role_from(old.raw_app_meta_data) = v_new then
    return new;
  end if;
  perform private.lock_roles();
  select role into v_old from public.profiles where id = new.id;
  if v_old = 'admin' and v_new <> 'admin' then
    perform private.keep_an_admin(new.id);
  end if;
  update public.profiles set role = v_new where id = new.id;
  return new;
end
$$;
comment on function private.mirror_role() is
  'Definer: fires for whoever updates auth.users; only it may write profiles.role.';
create trigger kindwing_mirror_role before update of raw_app_meta_data on auth.users
  for each row execute function private.mirror_role();

-- The locking function behind set-user-role. The actor is the verified caller; null is the server itself.
create function private.set_user_role(p_actor uuid, p_user_id uuid, p_role public.app_role) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_profile public.profiles;
begin
  perform private.lock_roles();
  if p_role is null then
    perform private.invalid('role', 'required', 'A role is required.', 'Choose admin, agent or client.');
  end if;
  if p_actor is not null then
    if not exists (
      select 1 from public.profiles where id = p_actor and role = 'admin' and status = 'active'
    ) then
      perform private.fail('42501', 'admin_only', 'Only an active admin can change roles.', 'Ask an admin.');
    end if;
    if p_actor = p_user_id then
      perform private.fail('42501', 'own_role', 'Nobody can change their own role.', 'Ask another admin.');
    end if;
  end if;
  select * into v_profile from public.profiles where id = p_user_id;
  if v_profile.id is null then
    perform private.fail('PT404', 'user_not_found', 'There is no such user.',
      'They may need to confirm their email first.');
  end if;
  if v_profile.role <> p_role then
    perform pg_catalog.set_config('kindwing.actor', coalesce(p_actor::text, ''), true);
    update auth.users set raw_app_meta_data =
        coalesce(raw_app_meta_data, '{}') || pg_catalog.jsonb_build_object('role', p_role)
      where id = p_user_id;
  end if;
  return pg_catalog.jsonb_build_object('user_id', p_user_id, 'email', v_profile.email, 'role', p_role);
end
$$;
comment on function private.set_user_role(uuid, uuid, public.app_role) is
  'Definer: writes auth.users and, through its trigger, profiles.role. Executable by service_role only.';
grant execute on function private.set_user_role(uuid, uuid, public.app_role) to service_role;

create function public.set_user_role(p_actor uuid, p_user_id uuid, p_role public.app_role) returns jsonb
language sql set search_path = ''
as $$ select private.set_user_role(p_actor, p_user_id, p_role) $$;
grant execute on function public.set_user_role(uuid, uuid, public.app_role) to service_role;

-- Suspension acts on the next query, through private.uid() and private.role().
create function private.set_account_status(p_user_id uuid, p_status public.account_status) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_profile public.profiles;
begin
  perform private.lock_roles();
  v_admin := private.require_admin();
  if p_status is null then
    perform private.invalid('status', 'required', 'A status is required.', 'Choose active or suspended.');
  end if;
  if p_user_id = v_admin then
    perform private.fail('42501', 'own_account', 'Nobody can suspend or restore their own account.', 'Ask another admin.');
  end if;
  select * into v_profile from public.profiles where id = p_user_id for update;
  if v_profile.id is null then
    perform private.fail('PT404', 'user_not_found', 'There is no such user.', 'Reload the list of users.');
  end if;
  if p_status = 'suspended' and v_profile.role = 'admin' then
    perform private.keep_an_admin(p_user_id);
  end if;
  update public.profiles set status = p_status where id = p_user_id;
  return pg_catalog.jsonb_build_object('user_id', p_user_id, 'status', p_status);
end
$$;
comment on function private.set_account_status(uuid, public.account_status) is
  'Definer: no role may update profiles.status; admins do it through here.';
grant execute on function private.set_account_status(uuid, public.account_status) to authenticated;

create function public.set_account_status(p_user_id uuid, p_status public.account_status) returns jsonb
language sql set search_path = ''
as $$ select private.set_account_status(p_user_id, p_status) $$;
grant execute on function public.set_account_status(uuid, public.account_status) to authenticated;

-- What the signed-in person is here, also when suspended (then every other query is empty). Null when unknown.
create function private.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name, 'phone', p.phone,
    'language', p.language, 'time_zone', p.time_zone, 'role', p.role, 'status', p.status)
  from public.profiles p where p.id = auth.uid()
$$;
comment on function private.my_account() is
  'Definer: shows a suspended person that they are suspended; the policies show them nothing.';
grant execute on function private.my_account() to authenticated;

create function public.my_account() returns jsonb
language sql stable set search_path = ''
as $$ select private.my_account() $$;
grant execute on function public.my_account() to authenticated;
