-- What pages tell of their speed and their faults, where an installation has turned that on. No row says who, from where
-- or in which visit: hours instead of instants, declared routes instead of addresses, and nothing that two rows of one
-- page have in common. Kept for 30 days.

-- An airport's whole network may share one address. `monitoring_all` bounds what everybody together can fill up.
insert into private.form_limits (form, hits, per) values
  ('monitoring', 600, '1 hour'), ('monitoring_all', 20000, '1 hour');

create table public.monitoring_vitals (
  id uuid primary key default gen_random_uuid(),
  hour timestamptz not null,
  route text not null check (length(route) <= 300),
  vital text not null check (vital in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  -- Milliseconds; of CLS the score.
  value real not null check (value >= 0)
);
create index monitoring_vitals_hour_idx on public.monitoring_vitals (hour);
alter table public.monitoring_vitals enable row level security;
grant select on public.monitoring_vitals to authenticated, service_role;
create policy "admins read vitals" on public.monitoring_vitals for select to authenticated
  using ((select private.role()) = 'admin');

create table public.monitoring_loads (
  id uuid primary key default gen_random_uuid(),
  hour timestamptz not null,
  remote text not null check (length(remote) <= 30),
  owner text not null check (length(owner) <= 60),
  version text not null check (length(version) <= 40),
  attempt text not null check (attempt in ('first', 'retry', 'previous')),
  -- Milliseconds.
  total integer not null check (total >= 0),
  manifest integer not null check (manifest >= 0),
  scripts integer not null check (scripts >= 0),
  expose integer not null check (expose >= 0)
);
create index monitoring_loads_hour_idx on public.monitoring_loads (hour);
alter table public.monitoring_loads enable row level security;
grant select on public.monitoring_loads to authenticated, service_role;
create policy "admins read loads" on public.monitoring_loads for select to authenticated
  using ((select private.role()) = 'admin');

-- One row for each fault and day: an outage adds to a count, not to the table.
create table public.monitoring_faults (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  fault text not null check (length(fault) <= 400),
  owner text not null check (length(owner) <= 60),
  remote text not null check (length(remote) <= 30),
  cause text not null check (length(cause) <= 30),
  message text not null check (length(message) <= 200),
  count integer not null check (count > 0),
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- Of the newest event.
  version text not null check (length(version) <= 40),
  trace text not null check (trace ~ '^[0-9a-f]{8}$'),
  place text check (length(place) <= 150),
  route text not null check (length(route) <= 300),
  unique (day, fault)
);
alter table public.monitoring_faults enable row level security;
grant select on public.monitoring_faults to authenticated, service_role;
create policy "admins read faults" on public.monitoring_faults for select to authenticated
  using ((select private.role()) = 'admin');

create function private.forget_monitoring() returns void
language plpgsql set search_path = ''
as $$
declare
  v_until timestamptz := private.clock() - interval '30 days';
begin
  delete from public.monitoring_vitals where hour < v_until;
  delete from public.monitoring_loads where hour < v_until;
  delete from public.monitoring_faults where day < (v_until at time zone 'UTC')::date;
end
$$;

create function private.record_monitoring(p_batch jsonb, p_address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
  v_hour timestamptz := pg_catalog.date_trunc('hour', v_now, 'UTC');
  v_day date := (v_now at time zone 'UTC')::date;
begin
  perform private.require_object(p_batch);
  if not private.within_limit('monitoring', p_address) or not private.within_limit('monitoring_all', 'everybody') then
    perform private.fail('PT429', 'rate_limited', 'Too many measurements came.', 'Wait an hour, or lower the share of visits.');
  end if;
  insert into public.monitoring_vitals (hour, route, vital, value)
  select v_hour, p_batch ->> 'route', v.vital, v.value
  from pg_catalog.jsonb_to_recordset(coalesce(p_batch -> 'vitals', '[]')) as v (vital text, value real);
  insert into public.monitoring_loads (hour, remote, owner, version, attempt, total, manifest, scripts, expose)
  select v_hour, l.remote, l.owner, l.version, l.attempt, l.total, l.manifest, l.scripts, l.expose
  from pg_catalog.jsonb_to_recordset(coalesce(p_batch -> 'loads', '[]')) as l (remote text, owner text, version text,
    attempt text, total integer, manifest integer, scripts integer, expose integer);
  insert into public.monitoring_faults as f (day, fault, owner, remote, cause, message, count, first_seen, last_seen,
    version, trace, place, route)
  select v_day, e.fault, e.owner, e.remote, e.cause, e.message, e.count, v_now, v_now, e.version, e.trace, e.place, e.route
  from pg_catalog.jsonb_to_recordset(coalesce(p_batch -> 'faults', '[]')) as e (fault text, owner text, remote text,
    cause text, message text, count integer, version text, trace text, place text, route text)
  on conflict (day, fault) do update set count = least(f.count::bigint + excluded.count, 1000000000)::integer,
    last_seen = excluded.last_seen, version = excluded.version, trace = excluded.trace,
    place = coalesce(excluded.place, f.place), route = excluded.route;
  -- The first batch of a day also removes what is too old, as where no scheduler runs.
  insert into private.monitoring_cleanings (day) values (v_day) on conflict do nothing;
  if found then
    delete from private.monitoring_cleanings where day < v_day;
    perform private.forget_monitoring();
  end if;
end
$$;
comment on function private.record_monitoring(jsonb, text) is
  'Definer: the service may write no table; the function monitoring stores what pages measured, once it is checked.';
grant execute on function private.record_monitoring(jsonb, text) to service_role;

create table private.monitoring_cleanings (day date primary key);
alter table private.monitoring_cleanings enable row level security;

-- What was collected in the last days, put together for a page: medians hide what a quarter of people put up with, so
-- it is the 75th percentile.
create function private.monitoring_report(p_days integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_since timestamptz;
begin
  perform private.require_admin();
  if p_days is null or p_days not between 1 and 30 then
    perform private.invalid('days', 'out_of_range', 'Days must be from 1 to 30.', 'Nothing older is kept.');
  end if;
  v_since := private.clock() - pg_catalog.make_interval(days => p_days);
  return pg_catalog.jsonb_build_object(
    'since', v_since,
    'vitals', coalesce((
      select pg_catalog.jsonb_agg(v order by v.route, v.vital) from (
        select route, vital, count(*) as count,
          round((percentile_cont(0.75) within group (order by value))::numeric, 4) as p75
        from public.monitoring_vitals where hour >= pg_catalog.date_trunc('hour', v_since, 'UTC')
        group by route, vital order by count(*) desc limit 500) v), '[]'),
    'loads', coalesce((
      select pg_catalog.jsonb_agg(l order by l.remote, l.last_hour desc, l.version) from (
        select remote, owner, version, count(*) as count, max(hour) as last_hour,
          count(*) filter (where attempt <> 'first') as retried,
          round((percentile_cont(0.75) within group (order by total))::numeric) as total,
          round((percentile_cont(0.75) within group (order by manifest))::numeric) as manifest,
          round((percentile_cont(0.75) within group (order by scripts))::numeric) as scripts,
          round((percentile_cont(0.75) within group (order by expose))::numeric) as expose
        from public.monitoring_loads where hour >= pg_catalog.date_trunc('hour', v_since, 'UTC')
        group by remote, owner, version order by count(*) desc limit 200) l), '[]'),
    'faults', coalesce((
      select pg_catalog.jsonb_agg(f order by f.count desc, f.last_seen desc, f.fault) from (
        select fault, min(owner) as owner, min(remote) as remote, min(cause) as cause, min(message) as message,
          sum(count) as count, min(first_seen) as first_seen, max(last_seen) as last_seen,
          (array_agg(version order by last_seen desc))[1] as version,
          (array_agg(trace order by last_seen desc))[1] as trace,
          (array_agg(place order by last_seen desc))[1] as place,
          (array_agg(route order by last_seen desc))[1] as route
        from public.monitoring_faults where last_seen >= v_since
        group by fault order by sum(count) desc limit 200) f), '[]'));
end
$$;
comment on function private.monitoring_report(integer) is
  'Definer: asks for an admin by name, so that anybody else is refused instead of being shown that nothing happened.';
grant execute on function private.monitoring_report(integer) to authenticated;

create function public.record_monitoring(p_batch jsonb, p_address text) returns void
language sql set search_path = '' as $$ select private.record_monitoring(p_batch, p_address) $$;
grant execute on function public.record_monitoring(jsonb, text) to service_role;

create function public.monitoring_report(p_days integer default 7) returns jsonb
language sql stable set search_path = '' as $$ select private.monitoring_report(p_days) $$;
grant execute on function public.monitoring_report(integer) to authenticated;

-- Where pg_cron is switched on it also works on days without any batch.
do $$
begin
  if exists (select 1 from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$select cron.schedule('forget-monitoring', '17 3 * * *', 'select private.forget_monitoring()')$cron$;
  end if;
end
$$;
