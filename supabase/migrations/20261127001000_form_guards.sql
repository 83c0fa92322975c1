-- What keeps the public forms from being used to flood or to probe.

create table private.form_limits (
  form text primary key,
  hits integer not null check (hits > 0),
  per interval not null
);
alter table private.form_limits enable row level security;
-- An airport's whole network may share one address: an SOS is let through in practice always.
insert into private.form_limits (form, hits, per) values
  ('request', 60, '1 hour'), ('contact', 60, '1 hour'), ('subscribe', 60, '1 hour'), ('sos', 600, '1 hour'),
  ('mail', 20, '1 hour');

-- Addresses are counted under an HMAC whose salt lives for a day, so that yesterday's rows say nothing about anyone.
create table private.form_salts (
  day date primary key,
  salt bytea not null
);
alter table private.form_salts enable row level security;

create table private.form_hits (
  form text not null,
  subject bytea not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (form, subject, window_start)
);
create index form_hits_window_idx on private.form_hits (window_start);
alter table private.form_hits enable row level security;

-- The caller's address as the gateway saw it; null when there is none (a direct connection). Behind Cloudflare, as on
-- hosted Supabase, its own header counts, since a caller can write the first part of x-forwarded-for.
create function private.client_address() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  v_headers jsonb := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
begin
  return pg_catalog.btrim(coalesce(
    v_headers ->> 'cf-connecting-ip',
    pg_catalog.split_part(v_headers ->> 'x-forwarded-for', ',', 1)))::inet;
exception when invalid_text_representation then
  return null;
end
$$;

-- The only form in which an address is stored: IPv4 as its /24, IPv6 as its /48 (6to4, which carries an IPv4 address,
-- as its /40), IPv4 inside IPv6 as IPv4.
create function private.anonymize_address(p_address inet) returns text
language sql immutable set search_path = ''
as $$
  select case
    when pg_catalog.family(p_address) = 4 then
      pg_catalog.host(pg_catalog.network(pg_catalog.set_masklen(p_address, 24)))
    when p_address <<= inet '::ffff:0:0/96' then
      pg_catalog.host(pg_catalog.network(pg_catalog.set_masklen(
        pg_catalog.substring(pg_catalog.host(p_address), '[0-9.]+$')::inet, 24)))
    when p_address <<= inet '2002::/16' then
      pg_catalog.host(pg_catalog.network(pg_catalog.set_masklen(p_address, 40)))
    else pg_catalog.host(pg_catalog.network(pg_catalog.set_masklen(p_address, 48)))
  end
$$;

-- Counts one use of a form by a subject (an address, a mailbox) and says whether it is within the limit.
create function private.within_limit(p_form text, p_subject text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
  v_day date := (v_now at time zone 'UTC')::date;
  v_limit private.form_limits;
  v_salt bytea;
  v_hits integer;
begin
  select * into strict v_limit from private.form_limits where form = p_form;
  insert into private.form_salts (day, salt) values (v_day, extensions.gen_random_bytes(32)) on conflict do nothing;
  if found then
    delete from private.form_salts where day < v_day;
    delete from private.form_hits where window_start < v_now - interval '1 day';
  end if;
  select salt into v_salt from private.form_salts where day = v_day;
  insert into private.form_hits as h (form, subject, window_start)
  values (p_form, extensions.hmac(pg_catalog.convert_to(coalesce(p_subject, 'unknown'), 'UTF8'), v_salt, 'sha256'),
    pg_catalog.date_bin(v_limit.per, v_now, timestamptz '2000-01-01'))
  on conflict (form, subject, window_start) do update set hits = h.hits + 1
  returning hits into v_hits;
  return v_hits <= v_limit.hits;
end
$$;

create function private.require_within_limit(p_form text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.within_limit(p_form, pg_catalog.host(private.client_address())) then
    perform private.fail('PT429', 'rate_limited', 'Too many messages came from your network.',
      'Wait an hour, or call us.', pg_catalog.jsonb_build_object('form', p_form));
  end if;
end
$$;

-- Reads a text of a payload: trimmed, null when blank; an error names the field.
create function private.text_of(
  p_payload jsonb, p_field text, p_max integer, p_code text default null, p_message text default null
) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_value jsonb := p_payload -> p_field;
  v_text text := nullif(pg_catalog.btrim(p_payload ->> p_field, E' \t\r\n'), '');
begin
  if v_value is not null and pg_catalog.jsonb_typeof(v_value) not in ('string', 'null') then
    perform private.invalid(p_field, 'not_text', p_field || ' must be text.', 'Send a string.');
  end if;
  if v_text is null and p_code is not null then
    perform private.invalid(p_field, p_code, p_message);
  end if;
  if length(v_text) > p_max then
    perform private.invalid(p_field, 'too_long', 'This is too long.',
      pg_catalog.format('Use at most %s characters.', p_max));
  end if;
  return v_text;
end
$$;

create function private.email_of(p_payload jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_email text := private.text_of(p_payload, 'email', 254, 'email_required', 'Email is required.');
begin
  if v_email !~ '^[A-Za-z0-9_''+&.-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$' then
    perform private.invalid('email', 'email_invalid', 'A valid email is required.', 'Write it like name@example.org.');
  end if;
  return v_email;
end
$$;

create function private.flag_of(p_payload jsonb, p_field text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_catalog.jsonb_typeof(p_payload -> p_field) not in ('boolean', 'null') then
    perform private.invalid(p_field, 'not_boolean', p_field || ' must be true or false.', 'Send true or false.');
  end if;
  return coalesce((p_payload ->> p_field)::boolean, false);
end
$$;

-- One of an enum's labels; null when absent and not required.
create function private.choice_of(
  p_payload jsonb, p_field text, p_choices text[], p_code text default null, p_message text default null
) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text := private.text_of(p_payload, p_field, 100, p_code, p_message);
begin
  if v_text is not null and not v_text = any (p_choices) then
    perform private.invalid(p_field, coalesce(p_code, 'not_a_choice'),
      coalesce(p_message, pg_catalog.format('%s cannot be "%s".', p_field, v_text)),
      'Choose one of: ' || pg_catalog.array_to_string(p_choices, ', ') || '.');
  end if;
  return v_text;
end
$$;

create function private.key_of(p_payload jsonb) returns uuid
language plpgsql immutable set search_path = ''
as $$
declare
  v_key text := private.text_of(p_payload, 'idempotency_key', 36, 'idempotency_key_required',
    'An idempotency key is required.');
begin
  if v_key !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.invalid('idempotency_key', 'not_a_uuid', 'The idempotency key must be a UUID.',
      'Draw one UUID when the form opens and send it with every attempt.');
  end if;
  return v_key::uuid;
end
$$;

create function private.require_object(p_payload jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_catalog.jsonb_typeof(p_payload) is distinct from 'object' then
    perform private.invalid('payload', 'not_an_object', 'The payload must be a JSON object.', 'Send the form''s fields.');
  end if;
end
$$;
