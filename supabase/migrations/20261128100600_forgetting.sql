-- Withdrawing a consent to health data waits for a computation that is being written from it, and then finds its rows:
-- nothing that was computed from the answers outlives them. The request's row is the lock that both take first.

create or replace function private.forget_needs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_traveller uuid;
begin
  perform 1 from public.requests where id in (
    select n.request_id from public.traveller_needs n where n.consent_id = new.id) for update;
  delete from public.traveller_needs where consent_id = new.id returning traveller_id into v_traveller;
  delete from public.assistance_items where traveller_id = v_traveller and status = 'draft';
  update public.assistance_items set still_needed = false where traveller_id = v_traveller and status <> 'cancelled';
  delete from public.deadlines where traveller_id = v_traveller;
  delete from public.required_documents where traveller_id = v_traveller;
  return null;
end
$$;

create or replace function private.record_consent(
  p_purpose public.consent_purpose, p_given boolean, p_wording_version text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text := (select p.email from public.profiles p where p.id = v_user);
begin
  if p_purpose is null then
    perform private.invalid('purpose', 'required', 'A purpose is required.', 'processing, marketing, health or cookies');
  elsif p_given is null then
    perform private.invalid('given', 'required', 'Say whether the consent is given.', 'true or false');
  end if;
  if p_purpose = 'health' and not p_given then
    -- Requests before consents, as in every step of theirs.
    perform 1 from public.requests where id in (
      select n.request_id from public.traveller_needs n join public.consents c on c.id = n.consent_id
        where c.user_id = v_user) order by id for update;
  end if;
  update public.consents set withdrawn_at = private.clock()
    where user_id = v_user and purpose = p_purpose and withdrawn_at is null and not p_given;
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
  return pg_catalog.jsonb_build_object('purpose', p_purpose, 'given', p_given);
end
$$;
