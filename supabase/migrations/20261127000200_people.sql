-- Who there is: one profile for each user of the auth service, and what they consented to.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  name text not null default '' check (length(name) <= 200),
  phone text check (length(phone) <= 40),
  language public.language_code not null default 'en',
  time_zone text not null default 'Europe/Madrid' check (length(time_zone) <= 64),
  role public.app_role not null default 'client',
  status public.account_status not null default 'active',
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock()
);
create unique index profiles_email_idx on public.profiles (lower(email));
create index profiles_created_idx on public.profiles (created_at desc, id desc);
create index profiles_role_idx on public.profiles (role, created_at desc, id desc);
create trigger profiles_touch before update on public.profiles for each row execute function private.touch();
alter table public.profiles enable row level security;

-- Every policy asks these, never auth.uid(): a suspended account is nobody from its next query on.
create function private.uid() returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from public.profiles p where p.id = auth.uid() and p.status = 'active'
$$;
comment on function private.uid() is
  'Definer: reads the caller''s own profile to honour suspension, which a policy on profiles could not do without recursion.';

create function private.role() returns public.app_role
language sql stable security definer set search_path = ''
as $$
  select p.role from public.profiles p where p.id = auth.uid() and p.status = 'active'
$$;
comment on function private.role() is
  'Definer: reads the role''s mirror in profiles, so that a demotion acts on the next query, whatever the token says.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.role in ('admin', 'agent') from public.profiles p
    where p.id = auth.uid() and p.status = 'active'), false)
$$;
comment on function private.is_staff() is
  'Definer: like private.role(), as the boolean that the desk''s policies ask for.';
grant execute on function private.uid(), private.role(), private.is_staff() to authenticated, service_role;

grant select on public.profiles to authenticated, service_role;
create policy "own profile, and all for the desk" on public.profiles for select to authenticated
  using (id = (select private.uid()) or (select private.is_staff()));

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete set null,
  request_id uuid,
  email text not null check (length(email) <= 254),
  purpose public.consent_purpose not null,
  wording_version text not null check (length(wording_version) <= 60),
  source text not null check (length(source) <= 40),
  given_at timestamptz not null default private.clock(),
  withdrawn_at timestamptz
);
create index consents_user_idx on public.consents (user_id, given_at desc, id desc);
create index consents_email_idx on public.consents (lower(email));
create index consents_request_idx on public.consents (request_id);
alter table public.consents enable row level security;
grant select on public.consents to authenticated, service_role;
create policy "own consents, and all for admins" on public.consents for select to authenticated
  using (user_id = (select private.uid()) or (select private.role()) = 'admin');

-- The signed-in caller, or an error that says why there is none.
create function private.require_user() returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_user uuid := private.uid();
begin
  if v_user is null then
    if auth.uid() is null then
      perform private.fail('42501', 'not_signed_in', 'You are not signed in.', 'Sign in and try again.');
    end if;
    perform private.fail('42501', 'suspended', 'This account is suspended.', 'Write to support to have it reviewed.');
  end if;
  return v_user;
end
$$;

create function private.require_staff() returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  if not private.is_staff() then
    perform private.fail('42501', 'staff_only', 'Only agents and admins can do this.', 'Sign in with a staff account.');
  end if;
  return v_user;
end
$$;

create function private.require_admin() returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  if private.role() is distinct from 'admin' then
    perform private.fail('42501', 'admin_only', 'Only admins can do this.', 'Ask an admin.');
  end if;
  return v_user;
end
$$;

-- How the caller appears in timelines and in the audit log.
create function private.actor_role() returns public.author_role
language sql stable set search_path = ''
as $$
  select case
    when private.role() is not null then private.role()::text::public.author_role
    when (select auth.role()) = 'anon' then 'visitor'
    else 'system'
  end
$$;
