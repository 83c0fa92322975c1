-- Suspension also ends the sessions: the auth service refuses a banned user's next refresh, sign-in and link.
-- Locks auth.users before profiles, as every change that begins at the auth service does.
create or replace function private.set_account_status(p_user_id uuid, p_status public.account_status) returns jsonb
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
  perform 1 from auth.users where id = p_user_id for update;
  select * into v_profile from public.profiles where id = p_user_id for update;
  if v_profile.id is null then
    perform private.fail('PT404', 'user_not_found', 'There is no such user.', 'Reload the list of users.');
  end if;
  if p_status = 'suspended' and v_profile.role = 'admin' then
    perform private.keep_an_admin(p_user_id);
  end if;
  update public.profiles set status = p_status where id = p_user_id;
  -- A far date, as the auth service itself writes it: it cannot read infinity.
  update auth.users set banned_until = case when p_status = 'suspended' then now() + interval '100 years' end
    where id = p_user_id;
  if p_status = 'suspended' then
    -- Colleagues need not wait for the lease to lapse.
    update public.requests set holder_id = null, held_since = null, held_until = null where holder_id = p_user_id;
  end if;
  return pg_catalog.jsonb_build_object('user_id', p_user_id, 'status', p_status);
end
$$;
comment on function private.set_account_status(uuid, public.account_status) is
  'Definer: no role may update profiles.status or auth.users.banned_until; admins do it through here.';

-- An in-app notice for the agent who has, or last had, the request in hand, as long as they still work here.
create or replace function private.tell_holder(
  p_request public.requests, p_kind public.event_type, p_payload jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (select 1 from public.profiles p
    where p.id = p_request.holder_id and p.status = 'active' and p.role in ('admin', 'agent')) then
    insert into public.notifications (user_id, kind, request_id, payload)
    values (p_request.holder_id, p_kind, p_request.id,
      pg_catalog.jsonb_build_object('reference', p_request.reference) || p_payload);
  end if;
end
$$;

-- Notices of a request follow the request: who no longer may read it (a demoted agent) no longer reads them either.
alter policy "own notices once visible" on public.notifications
  using (user_id = (select private.uid()) and visible_from <= (select private.clock()) and (
    request_id is null or (select private.is_staff()) or exists (
      select 1 from public.requests r where r.id = notifications.request_id and r.owner = (select private.uid()))));

-- Nothing that a stranger may call asks the time with the stranger's own rights.
revoke execute on function private.clock() from anon;
