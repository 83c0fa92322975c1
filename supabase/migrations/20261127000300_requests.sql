-- The request, who flies, which legs, and its timeline. Nobody writes these tables: every change is a function.

create table public.requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^KW-[0-9A-HJKMNP-TV-Z]{6}$'),
  owner uuid references public.profiles (id) on delete set null,
  service_type public.service_type not null,
  status public.request_status not null default 'new',
  priority public.request_priority not null default 'normal',
  trip_type public.trip_type not null default 'one_way',
  source public.request_source not null,
  -- The whole of what was written, as one text; the same facts stand in columns, so that nobody parses prose.
  ai_intake_text text not null,
  contact_name text not null check (length(contact_name) between 1 and 200),
  contact_email text not null check (length(contact_email) <= 254),
  contact_phone text check (length(contact_phone) <= 40),
  preferred_language public.language_code not null default 'en',
  message text check (length(message) <= 10000),
  location text check (length(location) <= 500),
  needs text check (length(needs) <= 10000),
  consent_processing_at timestamptz,
  consent_marketing_at timestamptz,
  anonymized_ip text,
  created_by uuid references public.profiles (id) on delete set null,
  holder_id uuid references public.profiles (id) on delete set null,
  held_since timestamptz,
  held_until timestamptz,
  -- Copies of the current offer's and booking's times, kept by the functions that move them: lists and the effective
  -- status need no join.
  offer_id uuid,
  offer_visible_from timestamptz,
  offer_expires_at timestamptz,
  first_departure_at timestamptz,
  last_arrival_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 2000),
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  last_event_at timestamptz not null default private.clock(),
  row_version integer not null default 1
);
create index requests_created_idx on public.requests (created_at desc, id desc);
create index requests_last_event_idx on public.requests (last_event_at desc, id desc);
create index requests_owner_idx on public.requests (owner, created_at desc, id desc);
create index requests_status_idx on public.requests (status, created_at desc, id desc);
create index requests_queue_idx on public.requests (priority desc, created_at, id);
create index requests_holder_idx on public.requests (holder_id, last_event_at desc, id desc);
create index requests_service_idx on public.requests (service_type, created_at desc, id desc);
create index requests_created_by_idx on public.requests (created_by);
-- Requests sent signed out, to be found by the address of whoever confirms it.
create index requests_unowned_idx on public.requests (lower(contact_email)) where owner is null;
create trigger requests_touch before update on public.requests for each row execute function private.touch();
alter table public.requests enable row level security;
grant select on public.requests to authenticated, service_role;
create policy "own requests, and all for the desk" on public.requests for select to authenticated
  using (owner = (select private.uid()) or (select private.is_staff()));

alter table public.consents add constraint consents_request_fk
  foreign key (request_id) references public.requests (id) on delete set null;

create table public.request_legs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  position integer not null check (position between 1 and 16),
  direction public.leg_direction not null default 'outbound',
  origin text not null check (origin ~ '^[A-Z]{3}$'),
  destination text not null check (destination ~ '^[A-Z]{3}$'),
  -- Instants, each with its airport's zone; null while only a wish is known.
  departs_at timestamptz,
  arrives_at timestamptz,
  origin_tz text,
  destination_tz text,
  desired_date date,
  block_minutes integer check (block_minutes between 1 and 1500),
  operating_carrier text check (operating_carrier ~ '^[A-Z0-9]{2}$'),
  marketing_carrier text check (marketing_carrier ~ '^[A-Z0-9]{2}$'),
  flight_number text check (length(flight_number) <= 8),
  cabin public.cabin not null default 'economy',
  unique (request_id, position),
  check (origin <> destination),
  check (arrives_at > departs_at)
);
alter table public.request_legs enable row level security;
grant select on public.request_legs to authenticated, service_role;
create policy "legs of own requests, and all for the desk" on public.request_legs for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = request_legs.request_id and r.owner = (select private.uid())));

create table public.travellers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  name text not null check (length(name) between 1 and 200),
  birth_date date,
  -- To the owner: self, child, parent …; free, since families differ.
  relation text check (length(relation) <= 60),
  created_at timestamptz not null default private.clock(),
  unique (request_id, position)
);
alter table public.travellers enable row level security;
grant select on public.travellers to authenticated, service_role;
create policy "travellers of own requests, and all for the desk" on public.travellers for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = travellers.request_id and r.owner = (select private.uid())));

-- Which facts each kind of event must carry. Sentences are never stored: the reader's language renders them.
create function private.event_payload_complete(p_type public.event_type, p_payload jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select pg_catalog.jsonb_typeof(p_payload) = 'object' and p_payload ?& case p_type
    when 'submitted' then array['source']
    when 'claimed' then array['held_until']
    when 'question_asked' then array['message_id']
    when 'question_answered' then array['message_id']
    when 'message_posted' then array['message_id']
    when 'offer_sent' then array['offer_id', 'version', 'visible_from', 'expires_at']
    when 'offer_undone' then array['offer_id', 'version']
    when 'offer_withdrawn' then array['offer_id', 'version', 'reason']
    when 'offer_extended' then array['offer_id', 'version', 'reason', 'expires_at']
    when 'offer_expired' then array['offer_id', 'expired_at']
    when 'offer_accepted' then array['offer_id', 'alternative_id', 'total_cents', 'currency']
    when 'offer_declined' then array['offer_id', 'reason']
    when 'booked' then array['booking_id', 'invoice_id', 'pnr']
    when 'payment_recorded' then array['invoice_id', 'kind', 'amount_cents', 'currency']
    when 'cancelled' then array['reason']
    else array[]::text[]
  end
$$;

create table public.request_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  -- Several events of one transaction keep their order.
  seq bigint generated always as identity,
  type public.event_type not null,
  payload jsonb not null default '{}',
  visibility public.event_visibility not null,
  actor_id uuid references public.profiles (id) on delete set null,
  actor_role public.author_role not null,
  created_at timestamptz not null default private.clock(),
  -- An offer's event stays hidden from the client for as long as the agent may undo the sending.
  visible_from timestamptz not null default private.clock(),
  check (private.event_payload_complete(type, payload))
);
create index request_events_request_idx on public.request_events (request_id, created_at desc, seq desc);
create index request_events_created_idx on public.request_events (created_at desc, id desc);
create index request_events_actor_idx on public.request_events (actor_id);
alter table public.request_events enable row level security;
grant select on public.request_events to authenticated, service_role;
create policy "visible events of own requests, and all for the desk" on public.request_events
  for select to authenticated
  using ((select private.is_staff()) or (
    visibility = 'client' and visible_from <= (select private.clock()) and exists (
      select 1 from public.requests r where r.id = request_events.request_id and r.owner = (select private.uid()))));

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  author_role public.author_role not null,
  body text not null check (length(btrim(body)) between 1 and 10000),
  created_at timestamptz not null default private.clock()
);
create index messages_request_idx on public.messages (request_id, created_at desc, id desc);
create index messages_author_idx on public.messages (author_id);
alter table public.messages enable row level security;
grant select on public.messages to authenticated, service_role;
create policy "messages of own requests, and all for the desk" on public.messages for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = messages.request_id and r.owner = (select private.uid())));
