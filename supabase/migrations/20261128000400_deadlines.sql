-- What has to happen by when. One row serves the desk's clock and the client's. Whether it is open, missed or not yet
-- possible is decided by the clock alone, so that no job has to run for it to be true.

create type public.deadline_kind as enum ('hard', 'best_effort');
create type public.deadline_audience as enum ('client', 'desk', 'carrier');

create table public.deadlines (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  traveller_id uuid not null references public.travellers (id) on delete cascade,
  -- Null: the whole trip.
  leg_position integer check (leg_position between 1 and 16),
  -- The rule of the library that made it, such as EU_PRM_NOTICE: decides its text and its source.
  rule text not null check (rule ~ '^[A-Z][A-Z0-9_]{1,59}$'),
  -- Latest instant, inclusive; null where there is none. window_from: not before this instant.
  due_at timestamptz,
  window_from timestamptz,
  anchor text not null check (length(anchor) <= 40),
  anchor_at timestamptz,
  kind public.deadline_kind not null,
  -- Why it weighs what it does: guarantee, required, quota … (domain/deadlines).
  force text not null check (length(force) <= 40),
  audience public.deadline_audience not null,
  -- An earlier leg of the same carrier whose notice covers this one.
  covered_by integer check (covered_by between 1 and 16),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  source text not null check (length(source) <= 300),
  source_url text check (length(source_url) <= 500),
  source_verified boolean not null,
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  waived_at timestamptz,
  waived_by uuid references public.profiles (id) on delete set null,
  waive_reason text check (length(waive_reason) <= 2000),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  unique nulls not distinct (request_id, traveller_id, leg_position, rule),
  check (done_at is null or waived_at is null),
  check ((waived_at is null) = (waive_reason is null))
);
create index deadlines_traveller_idx on public.deadlines (traveller_id);
create index deadlines_done_by_idx on public.deadlines (done_by);
create index deadlines_waived_by_idx on public.deadlines (waived_by);
-- The desk's queue: what is next, of all requests.
create index deadlines_due_idx on public.deadlines (due_at, id) where done_at is null and waived_at is null;
create trigger deadlines_touch before update on public.deadlines for each row execute function private.touch();
-- A rule together with a person says what the person needs.
create trigger deadlines_audit after insert or update or delete on public.deadlines
  for each row execute function private.audit('rule', 'params', 'source', 'source_url', 'waive_reason');
alter table public.deadlines enable row level security;
grant select on public.deadlines to authenticated, service_role;
create policy "deadlines of own requests, and all for the desk" on public.deadlines for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = deadlines.request_id and r.owner = (select private.uid())));

-- The papers that each traveller must bring or send, with the window in which they must be issued.
create table public.required_documents (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  traveller_id uuid not null references public.travellers (id) on delete cascade,
  -- What it is, such as um_form: the kind under which an upload is filed.
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{1,59}$'),
  category text not null check (length(category) <= 40),
  leg_positions integer[] not null,
  -- A date or an instant, as the rule says it; null: no limit.
  issued_from text check (length(issued_from) <= 40),
  issued_until text check (length(issued_until) <= 40),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  source text check (length(source) <= 300),
  source_url text check (length(source_url) <= 500),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  unique (request_id, traveller_id, kind, leg_positions)
);
create index required_documents_traveller_idx on public.required_documents (traveller_id);
create trigger required_documents_touch before update on public.required_documents
  for each row execute function private.touch();
create trigger required_documents_audit after insert or update or delete on public.required_documents
  for each row execute function private.audit('kind', 'category', 'params', 'source', 'source_url');
alter table public.required_documents enable row level security;
grant select on public.required_documents to authenticated, service_role;
create policy "checklists of own requests, and all for the desk" on public.required_documents for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = required_documents.request_id and r.owner = (select private.uid())));

-- A deadline of a request that nobody else has in hand, both locked.
create function private.lock_deadline(p_deadline_id uuid) returns public.deadlines
language plpgsql set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_deadline public.deadlines;
  v_request public.requests;
begin
  select * into v_deadline from public.deadlines where id = p_deadline_id;
  if v_deadline.id is null then
    perform private.fail('PT404', 'deadline_not_found', 'There is no such deadline.', 'Reload the request.');
  end if;
  v_request := private.lock_request(v_deadline.request_id);
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  select * into v_deadline from public.deadlines where id = p_deadline_id for update;
  return v_deadline;
end
$$;

-- What is done or waived stays so until somebody takes it back; a second answer to the same question is a conflict.
create function private.settle_deadline(p_deadline_id uuid, p_how text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_deadline public.deadlines := private.lock_deadline(p_deadline_id);
  v_settled boolean := v_deadline.done_at is not null or v_deadline.waived_at is not null;
  v_reason text;
begin
  if v_settled = (p_how <> 'reopen') then
    perform private.fail('PT409', 'wrong_status',
      case when v_settled then 'This deadline is settled already.' else 'This deadline is open already.' end,
      'Reload the request to see what has happened.');
  end if;
  if p_how = 'waive' then
    v_reason := private.reason(p_reason);
  end if;
  update public.deadlines set
      done_at = case when p_how = 'done' then private.clock() end,
      done_by = case when p_how = 'done' then private.uid() end,
      waived_at = case when p_how = 'waive' then private.clock() end,
      waived_by = case when p_how = 'waive' then private.uid() end,
      waive_reason = v_reason
    where id = p_deadline_id returning * into v_deadline;
  perform private.broadcast_request((select r from public.requests r where r.id = v_deadline.request_id));
  return pg_catalog.jsonb_build_object('deadline_id', p_deadline_id, 'done_at', v_deadline.done_at,
    'waived_at', v_deadline.waived_at);
end
$$;
comment on function private.settle_deadline(uuid, text, text) is
  'Definer: no role may write deadlines; staff say that one is done, waive it with a reason, or take that back.';
grant execute on function private.settle_deadline(uuid, text, text) to authenticated;

create function public.complete_deadline(p_deadline_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.settle_deadline(p_deadline_id, 'done', null) $$;
create function public.waive_deadline(p_deadline_id uuid, p_reason text) returns jsonb
language sql set search_path = '' as $$ select private.settle_deadline(p_deadline_id, 'waive', p_reason) $$;
create function public.reopen_deadline(p_deadline_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.settle_deadline(p_deadline_id, 'reopen', null) $$;
grant execute on function public.complete_deadline(uuid), public.waive_deadline(uuid, text),
  public.reopen_deadline(uuid) to authenticated;
