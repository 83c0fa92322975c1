-- Deny by default: nothing made from here on is open to an API role until its own migration grants it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Not among the API's exposed schemas: helpers for policies, the work behind public functions, and secrets.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create type public.app_role as enum ('admin', 'agent', 'client');
create type public.account_status as enum ('active', 'suspended');
create type public.language_code as enum ('en', 'es');
create type public.service_type as enum (
  'unaccompanied-minors', 'pets-service-animals', 'elderly-travelers', 'passengers-of-size',
  'baggage-special-items', 'trip-medical-escort', 'other'
);
create type public.request_status as enum (
  'new', 'assessing', 'waiting_for_client', 'offered', 'accepted', 'booked', 'cancelled', 'completed'
);
create type public.effective_request_status as enum (
  'new', 'assessing', 'waiting_for_client', 'offered', 'accepted', 'booked', 'travelling', 'cancelled', 'completed'
);
create type public.request_priority as enum ('normal', 'urgent');
create type public.trip_type as enum ('one_way', 'return', 'multi_city');
create type public.request_source as enum ('request_form', 'sos', 'client_wizard', 'quick_create');
create type public.offer_status as enum ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'replaced');
create type public.fee_tier as enum ('short', 'medium', 'long', 'complex');
create type public.cabin as enum ('economy', 'premium_economy', 'business', 'first');
create type public.leg_direction as enum ('outbound', 'return');
create type public.booking_status as enum ('pending', 'ticketed', 'changed', 'cancelled', 'flown');
create type public.event_visibility as enum ('client', 'staff');
create type public.event_type as enum (
  'submitted', 'attached', 'claimed', 'released', 'question_asked', 'question_answered', 'message_posted',
  'offer_sent', 'offer_undone', 'offer_withdrawn', 'offer_extended', 'offer_expired', 'offer_accepted',
  'offer_declined', 'booked', 'payment_recorded', 'cancelled', 'completed'
);
create type public.author_role as enum ('visitor', 'client', 'agent', 'admin', 'system');
create type public.consent_purpose as enum ('processing', 'marketing', 'health', 'cookies');
create type public.invoice_line_kind as enum ('fare', 'service_fee');
create type public.invoice_status as enum ('open', 'part_paid', 'paid');
create type public.payment_kind as enum ('capture', 'refund');
create type public.licence_area as enum ('EU', 'UK', 'CH', 'US', 'other');
create type public.subscription_source as enum ('ContactForm', 'SosForm', 'RequestForm', 'SignUp', 'Profile');

-- The clock of every rule. The one row, when there is one, moves or stops it: tests and the demo data write it inside
-- their own connection; no API role can read or write it, and in production the table stays empty.
create table private.clock_override (
  only_row boolean primary key default true check (only_row),
  frozen_at timestamptz,
  shift interval not null default '0'
);
alter table private.clock_override enable row level security;

create function private.clock() returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_override private.clock_override;
begin
  select * into v_override from private.clock_override;
  return coalesce(v_override.frozen_at, clock_timestamp() + coalesce(v_override.shift, interval '0'));
end
$$;
comment on function private.clock() is
  'Definer: API roles may ask the time, but not read the table that lets tests replace it.';
grant execute on function private.clock() to anon, authenticated, service_role;

-- Raises an error that the API answers with its status (PT404 → 404, 42501 → 403), a machine-readable detail
-- {code, …} and a hint that says how to go on.
create function private.fail(
  p_status text, p_code text, p_message text, p_hint text default '', p_more jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = p_status,
    message = p_message,
    hint = coalesce(p_hint, ''),
    detail = (pg_catalog.jsonb_build_object('code', p_code) || p_more)::text;
end
$$;

-- A value that the caller must mend: which field, what is wrong with it, how to put it right.
create function private.invalid(p_field text, p_code text, p_message text, p_hint text default '') returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.fail('PT422', p_code, p_message, p_hint, pg_catalog.jsonb_build_object('field', p_field));
end
$$;

-- Keeps updated_at true on the tables that have it.
create function private.touch() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := private.clock();
  return new;
end
$$;

-- What was already done under a caller's key, so that sending twice never does it twice.
create table private.idempotency (
  scope text not null,
  key uuid not null,
  actor uuid,
  result jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (scope, key)
);
alter table private.idempotency enable row level security;
