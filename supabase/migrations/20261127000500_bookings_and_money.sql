-- What was bought, what it costs, what was paid. Amounts are integer cents.

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.requests (id) on delete cascade,
  alternative_id uuid not null references public.offer_alternatives (id),
  version integer not null default 1,
  pnr text not null check (pnr ~ '^[A-Z0-9]{6}$'),
  ticket_numbers text[] not null default '{}',
  legs jsonb not null check (jsonb_typeof(legs) = 'array'),
  status public.booking_status not null default 'pending',
  first_departure_at timestamptz not null,
  last_arrival_at timestamptz not null,
  booked_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  unique (request_id, version)
);
create index bookings_alternative_idx on public.bookings (alternative_id);
create index bookings_created_idx on public.bookings (created_at desc, id desc);
create index bookings_status_idx on public.bookings (status, created_at desc, id desc);
create index bookings_departure_idx on public.bookings (first_departure_at, id);
create index bookings_pnr_idx on public.bookings (pnr);
create index bookings_booked_by_idx on public.bookings (booked_by);
create trigger bookings_touch before update on public.bookings for each row execute function private.touch();
alter table public.bookings enable row level security;
grant select on public.bookings to authenticated, service_role;
create policy "bookings of own requests, and all for the desk" on public.bookings for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = bookings.request_id and r.owner = (select private.uid())));

-- The last number given in each year. A row lock makes numbers gap-free: a rolled-back booking gives its number back.
create table private.invoice_counters (
  year integer primary key,
  last_number integer not null
);
alter table private.invoice_counters enable row level security;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^INV-\d{4}-\d{6,}$'),
  request_id uuid not null references public.requests (id),
  booking_id uuid not null unique references public.bookings (id),
  billed_to text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total_cents integer not null check (total_cents >= 0),
  -- Captured less refunded, kept by record_payment.
  paid_cents integer not null default 0 check (paid_cents between 0 and total_cents),
  status public.invoice_status not null generated always as (
    case when paid_cents = total_cents then 'paid'::public.invoice_status
         when paid_cents > 0 then 'part_paid'::public.invoice_status
         else 'open'::public.invoice_status end) stored,
  issued_at timestamptz not null default private.clock()
);
create index invoices_request_idx on public.invoices (request_id);
create index invoices_issued_idx on public.invoices (issued_at desc, id desc);
create index invoices_status_idx on public.invoices (status, issued_at desc, id desc);
alter table public.invoices enable row level security;
grant select on public.invoices to authenticated, service_role;
create policy "invoices of own requests, and all for the desk" on public.invoices for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.requests r where r.id = invoices.request_id and r.owner = (select private.uid())));

create table public.invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  position integer not null check (position >= 1),
  kind public.invoice_line_kind not null,
  -- Facts to render the line from: route, carriers, fee tier.
  details jsonb not null default '{}',
  amount_cents integer not null check (amount_cents >= 0),
  unique (invoice_id, position)
);
alter table public.invoice_lines enable row level security;
grant select on public.invoice_lines to authenticated, service_role;
create policy "lines of own invoices, and all for the desk" on public.invoice_lines for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.invoices i join public.requests r on r.id = i.request_id
    where i.id = invoice_lines.invoice_id and r.owner = (select private.uid())));

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id),
  kind public.payment_kind not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null check (method in ('card', 'bank_transfer', 'cash', 'voucher')),
  -- The bank's or the terminal's own number, never a card number.
  external_reference text check (length(external_reference) <= 120),
  reason text check (length(reason) <= 2000),
  recorded_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.clock(),
  check (kind = 'capture' or reason is not null)
);
create index payments_invoice_idx on public.payments (invoice_id, created_at, id);
create index payments_created_idx on public.payments (created_at desc, id desc);
create index payments_recorded_by_idx on public.payments (recorded_by);
alter table public.payments enable row level security;
grant select on public.payments to authenticated, service_role;
create policy "payments of own invoices, and all for the desk" on public.payments for select to authenticated
  using ((select private.is_staff()) or exists (
    select 1 from public.invoices i join public.requests r on r.id = i.request_id
    where i.id = payments.invoice_id and r.owner = (select private.uid())));
