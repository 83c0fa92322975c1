-- Offers: composed as a draft, immutable once sent, exactly three alternatives.

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  version integer not null check (version >= 1),
  status public.offer_status not null default 'draft',
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  note text check (length(note) <= 5000),
  -- Conditions outside our hands: medical_clearance, minor_quota, pet_quota, seat_adjacency.
  subject_to text[] not null default '{}'
    check (subject_to <@ array['medical_clearance', 'minor_quota', 'pet_quota', 'seat_adjacency']),
  replaces_offer_id uuid references public.offers (id),
  extension_reason text check (length(extension_reason) <= 2000),
  sent_at timestamptz,
  sent_by uuid references public.profiles (id) on delete set null,
  -- Until then the client sees nothing, and the agent may undo.
  visible_from timestamptz,
  expires_at timestamptz,
  decided_at timestamptz,
  accepted_alternative_id uuid,
  decline_reason text check (length(decline_reason) <= 2000),
  withdraw_reason text check (length(withdraw_reason) <= 2000),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  row_version integer not null default 1,
  unique (request_id, version),
  check (status = 'draft' or (sent_at is not null and visible_from is not null and expires_at is not null)),
  check (expires_at = visible_from + interval '72 hours'),
  check ((status = 'accepted') = (accepted_alternative_id is not null))
);
create unique index offers_one_draft_idx on public.offers (request_id) where status = 'draft';
create unique index offers_one_sent_idx on public.offers (request_id) where status = 'sent';
create unique index offers_one_accepted_idx on public.offers (request_id) where status = 'accepted';
create index offers_status_idx on public.offers (status, created_at desc, id desc);
create index offers_created_idx on public.offers (created_at desc, id desc);
create index offers_expires_idx on public.offers (expires_at, id) where status = 'sent';
create index offers_replaces_idx on public.offers (replaces_offer_id);
create index offers_sent_by_idx on public.offers (sent_by);
create index offers_created_by_idx on public.offers (created_by);
create trigger offers_touch before update on public.offers for each row execute function private.touch();
alter table public.offers enable row level security;
grant select on public.offers to authenticated, service_role;
create policy "offers of own requests once visible, and all for the desk" on public.offers for select to authenticated
  using ((select private.is_staff()) or (
    status <> 'draft' and visible_from <= (select private.clock()) and exists (
      select 1 from public.requests r where r.id = offers.request_id and r.owner = (select private.uid()))));

create table public.offer_alternatives (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references public.offers (id) on delete cascade,
  position integer not null check (position between 1 and 3),
  label text check (length(label) <= 120),
  -- [{origin, destination, departs_at, arrives_at, origin_tz, destination_tz, block_minutes, operating_carrier,
  --   marketing_carrier, flight_number, cabin, direction}], checked by private.check_legs.
  legs jsonb not null default '[]' check (jsonb_typeof(legs) = 'array'),
  fare_cents integer not null default 0 check (fare_cents >= 0),
  fee_tier public.fee_tier,
  service_fee_cents integer not null default 0 check (service_fee_cents >= 0),
  total_cents integer not null generated always as (fare_cents + service_fee_cents) stored,
  -- [{need, fit: full|partial|none, note}]
  needs_fit jsonb not null default '[]' check (jsonb_typeof(needs_fit) = 'array'),
  conditions text check (length(conditions) <= 2000),
  upstream_guarantee_until timestamptz,
  -- Who said, and when, that we carry the difference when the airline's guarantee ends before ours.
  difference_acknowledged_at timestamptz,
  difference_acknowledged_by uuid references public.profiles (id) on delete set null,
  unique (offer_id, position)
);
create index offer_alternatives_ack_idx on public.offer_alternatives (difference_acknowledged_by);
alter table public.offer_alternatives enable row level security;
grant select on public.offer_alternatives to authenticated, service_role;
create policy "alternatives of visible offers, and all for the desk" on public.offer_alternatives
  for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.offers o join public.requests r on r.id = o.request_id
    where o.id = offer_alternatives.offer_id and o.status <> 'draft' and o.visible_from <= (select private.clock())
      and r.owner = (select private.uid())));

alter table public.offers add constraint offers_accepted_alternative_fk
  foreign key (accepted_alternative_id) references public.offer_alternatives (id);
create index offers_accepted_alternative_idx on public.offers (accepted_alternative_id);
alter table public.requests add constraint requests_offer_fk
  foreign key (offer_id) references public.offers (id) on delete set null;
create index requests_offer_idx on public.requests (offer_id);

-- What was promised stays as it was promised, whoever asks. Only the way through the states is open.
create function private.keep_sent_offers() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.status = 'draft' then
    return new;
  end if;
  if new.status = 'draft' then
    if old.status = 'sent' and private.clock() < old.visible_from then
      return new;
    end if;
    raise exception 'Offer % was sent and cannot become a draft again.', old.id using errcode = 'PT409';
  end if;
  if (new.request_id, new.version, new.currency, new.note, new.subject_to, new.sent_at, new.visible_from, new.expires_at)
    is distinct from
    (old.request_id, old.version, old.currency, old.note, old.subject_to, old.sent_at, old.visible_from, old.expires_at)
  then
    raise exception 'Offer % was sent; what it says cannot be changed.', old.id
      using errcode = 'PT409', hint = 'Make a new version.';
  end if;
  return new;
end
$$;
create trigger offers_immutable before update on public.offers
  for each row execute function private.keep_sent_offers();

-- A sent offer has its three positions filled, so an insert can't add to it either.
create function private.keep_sent_alternatives() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A missing offer is one that is being deleted as a whole.
  if exists (select 1 from public.offers o where o.id = old.offer_id and o.status <> 'draft') then
    raise exception 'Offer % was sent; its alternatives cannot be changed.', old.offer_id
      using errcode = 'PT409', hint = 'Make a new version.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger offer_alternatives_immutable before update or delete on public.offer_alternatives
  for each row execute function private.keep_sent_alternatives();
