-- What carriers ask of these travellers, as data that staff mend. The library's rules (domain/airlines) are the rows that
-- it starts from; each says where it was read, when, and whether a person has confirmed it.

create type public.airline_rule_topic as enum ('minor', 'pet', 'support_animal', 'size', 'item', 'clearance');

create table public.airline_rules (
  id uuid primary key default gen_random_uuid(),
  carrier text not null references public.airlines (code),
  topic public.airline_rule_topic not null,
  -- Tells the rules of one carrier and topic apart: the kinds of special baggage. Empty: the carrier's one rule.
  variant text not null default '' check (length(variant) <= 60),
  -- Fields as in the library's type of the topic, without carrier and source.
  rule jsonb not null check (jsonb_typeof(rule) = 'object' and octet_length(rule::text) <= 10000),
  source text not null check (length(source) between 1 and 300),
  source_url text check (source_url ~ '^https://' and length(source_url) <= 500),
  seen_on date not null,
  effective_from date,
  verified boolean not null default false,
  updated_by uuid references public.profiles (id) on delete set null,
  updated_at timestamptz not null default private.clock(),
  row_version integer not null default 1,
  unique (carrier, topic, variant)
);
create index airline_rules_topic_idx on public.airline_rules (topic, carrier, variant);
create index airline_rules_updated_by_idx on public.airline_rules (updated_by);
create trigger airline_rules_touch before update on public.airline_rules
  for each row execute function private.touch();
create trigger airline_rules_audit after insert or update or delete on public.airline_rules
  for each row execute function private.audit();
alter table public.airline_rules enable row level security;
grant select on public.airline_rules to authenticated, service_role;
-- Published conditions of carriage: no secret from anybody who has an account.
create policy "everybody with an active account" on public.airline_rules for select to authenticated
  using ((select private.uid()) is not null);

-- Reads a date of a payload; null when absent. An error names the field.
create function private.date_of(p_payload jsonb, p_field text, p_code text default null, p_message text default null)
returns date
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text := private.text_of(p_payload, p_field, 10, p_code, p_message);
begin
  if v_text !~ '^\d{4}-\d\d-\d\d$' then
    raise exception using errcode = 'invalid_datetime_format';
  end if;
  return v_text::date;
exception when invalid_datetime_format or datetime_field_overflow then
  perform private.invalid(p_field, 'not_a_date', p_field || ' is no date.', 'Write it as 2027-03-29.');
end
$$;

-- Makes a carrier's rule (row_version 0) or mends the one that is there.
create function private.save_airline_rule(p_payload jsonb, p_row_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_rule public.airline_rules;
  v_known public.airline_rules;
begin
  perform private.require_object(p_payload);
  v_rule.carrier := upper(private.text_of(p_payload, 'carrier', 2, 'carrier_required', 'The airline is required.'));
  if not exists (select 1 from public.airlines a where a.code = v_rule.carrier) then
    perform private.invalid('carrier', 'carrier_unknown', 'The list of airlines does not have this one.',
      'Use the two characters of an airline of the list.');
  end if;
  v_rule.topic := private.choice_of(p_payload, 'topic',
    pg_catalog.enum_range(null::public.airline_rule_topic)::text[], 'topic_required', 'Choose what the rule is about.');
  v_rule.variant := coalesce(private.text_of(p_payload, 'variant', 60), '');
  v_rule.source := private.text_of(p_payload, 'source', 300, 'source_required', 'Say where the rule was read.');
  v_rule.source_url := private.text_of(p_payload, 'source_url', 500);
  if v_rule.source_url !~ '^https://' then
    perform private.invalid('source_url', 'not_https', 'The address must begin with https://.');
  end if;
  v_rule.seen_on := private.date_of(p_payload, 'seen_on', 'seen_on_required', 'Say when the rule was read.');
  v_rule.effective_from := private.date_of(p_payload, 'effective_from');
  v_rule.rule := p_payload -> 'rule';
  if pg_catalog.jsonb_typeof(v_rule.rule) is distinct from 'object' or pg_catalog.octet_length(v_rule.rule::text) > 10000
  then
    perform private.invalid('rule', 'not_an_object', 'The rule must be a JSON object of at most 10,000 bytes.',
      'Send the fields of the rule''s topic.');
  end if;

  select * into v_known from public.airline_rules
    where carrier = v_rule.carrier and topic = v_rule.topic and variant = v_rule.variant for update;
  if coalesce(v_known.row_version, 0) is distinct from p_row_version then
    perform private.fail('PT409', 'stale',
      'Somebody else has changed this rule meanwhile.', 'Load it again and repeat your change.',
      pg_catalog.jsonb_build_object('row_version', coalesce(v_known.row_version, 0)));
  end if;
  insert into public.airline_rules as r (carrier, topic, variant, rule, source, source_url, seen_on, effective_from,
    verified, updated_by)
  values (v_rule.carrier, v_rule.topic, v_rule.variant, v_rule.rule, v_rule.source, v_rule.source_url, v_rule.seen_on,
    v_rule.effective_from, private.flag_of(p_payload, 'verified'), v_staff)
  on conflict (carrier, topic, variant) do update set rule = excluded.rule, source = excluded.source,
    source_url = excluded.source_url, seen_on = excluded.seen_on, effective_from = excluded.effective_from,
    verified = excluded.verified, updated_by = excluded.updated_by, row_version = r.row_version + 1
  returning * into v_rule;
  return pg_catalog.jsonb_build_object('rule_id', v_rule.id, 'row_version', v_rule.row_version);
end
$$;
comment on function private.save_airline_rule(jsonb, integer) is
  'Definer: no role may write airline rules; staff do, each change audited, none lost to a concurrent one.';
grant execute on function private.save_airline_rule(jsonb, integer) to authenticated;

create function public.save_airline_rule(p_payload jsonb, p_row_version integer) returns jsonb
language sql set search_path = '' as $$ select private.save_airline_rule(p_payload, p_row_version) $$;
grant execute on function public.save_airline_rule(jsonb, integer) to authenticated;
