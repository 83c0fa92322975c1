-- What comes in through the public forms beside requests, and what goes out: notices, mails, the audit log.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 10000),
  language public.language_code not null default 'en',
  consent_processing_at timestamptz not null,
  consent_marketing_at timestamptz,
  anonymized_ip text,
  created_at timestamptz not null default private.clock(),
  handled_at timestamptz,
  handled_by uuid references public.profiles (id) on delete set null
);
create index contact_messages_created_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_open_idx on public.contact_messages (created_at desc, id desc) where handled_at is null;
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);
alter table public.contact_messages enable row level security;
grant select on public.contact_messages to authenticated, service_role;
create policy "the desk reads contact messages" on public.contact_messages for select to authenticated
  using ((select private.is_staff()));

create table public.marketing_subscriptions (
  email text primary key check (email = lower(email) and length(email) <= 254),
  subscribed_at timestamptz not null default private.clock(),
  unsubscribed_at timestamptz,
  anonymized_ip text,
  source public.subscription_source not null
);
create index marketing_subscriptions_at_idx on public.marketing_subscriptions (subscribed_at desc, email);
alter table public.marketing_subscriptions enable row level security;
grant select on public.marketing_subscriptions to authenticated, service_role;
create policy "admins read subscriptions" on public.marketing_subscriptions for select to authenticated
  using ((select private.role()) = 'admin');

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind public.event_type not null,
  request_id uuid references public.requests (id) on delete cascade,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  visible_from timestamptz not null default private.clock(),
  read_at timestamptz,
  created_at timestamptz not null default private.clock()
);
create index notifications_user_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_request_idx on public.notifications (request_id);
alter table public.notifications enable row level security;
grant select on public.notifications to authenticated, service_role;
create policy "own notices once visible" on public.notifications for select to authenticated
  using (user_id = (select private.uid()) and visible_from <= (select private.clock()));

-- Mails to send. The worker takes, sends and closes them; a key makes each mail unique, however often a step repeats.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null unique,
  template public.event_type not null,
  language public.language_code not null,
  to_email text not null,
  request_id uuid references public.requests (id) on delete cascade,
  -- Facts for the template; never health data.
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  send_after timestamptz not null default private.clock(),
  taken_until timestamptz,
  sent_at timestamptz,
  cancelled_at timestamptz,
  attempts integer not null default 0,
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default private.clock()
);
create index outbox_due_idx on public.outbox (send_after, id) where sent_at is null and cancelled_at is null;
create index outbox_created_idx on public.outbox (created_at desc, id desc);
create index outbox_request_idx on public.outbox (request_id);
alter table public.outbox enable row level security;
grant select on public.outbox to authenticated, service_role;
create policy "admins read the outbox" on public.outbox for select to authenticated
  using ((select private.role()) = 'admin');

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default private.clock(),
  actor_id uuid,
  actor_role public.author_role not null,
  action text not null,
  table_name text not null,
  row_id text not null,
  -- Only the columns that changed; free text and health columns stand as [redacted].
  old_values jsonb,
  new_values jsonb
);
create index audit_log_at_idx on public.audit_log (at desc, id desc);
create index audit_log_row_idx on public.audit_log (table_name, row_id, id desc);
create index audit_log_actor_idx on public.audit_log (actor_id, id desc);
alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated, service_role;
create policy "admins read the audit log" on public.audit_log for select to authenticated
  using ((select private.role()) = 'admin');
