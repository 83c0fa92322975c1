-- Who did what to which row. The columns named after the trigger's first argument are never copied into the log.

create function private.redact(p_values jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_object_agg(e.key,
    case when e.key = any (p_columns) and e.value <> 'null' then '"[redacted]"'::jsonb else e.value end), '{}')
  from pg_catalog.jsonb_each(p_values) e
$$;

create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old jsonb := case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end;
  v_new jsonb := case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end;
  v_before jsonb;
  v_after jsonb;
  v_actor uuid := coalesce(nullif(pg_catalog.current_setting('kindwing.actor', true), '')::uuid, auth.uid());
begin
  if tg_op = 'UPDATE' then
    select pg_catalog.jsonb_object_agg(e.key, e.value), pg_catalog.jsonb_object_agg(e.key, v_new -> e.key)
      into v_before, v_after
      from pg_catalog.jsonb_each(v_old) e
      where e.value is distinct from v_new -> e.key
        and e.key not in ('updated_at', 'last_event_at', 'row_version');
    if v_before is null then
      return null;
    end if;
  else
    v_before := v_old;
    v_after := v_new;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, old_values, new_values)
  values (
    v_actor,
    coalesce(
      (select p.role::text::public.author_role from public.profiles p where p.id = v_actor),
      case when auth.role() = 'anon' then 'visitor' else 'system' end::public.author_role),
    lower(tg_op), tg_table_name,
    coalesce(v_new ->> 'id', v_old ->> 'id', v_new ->> 'email', v_new ->> 'code', ''),
    private.redact(v_before, tg_argv), private.redact(v_after, tg_argv)
  );
  return null;
end
$$;
comment on function private.audit() is 'Definer: no role may write the audit log, and every writer must leave a row in it.';

create trigger profiles_audit after insert or update or delete on public.profiles
  for each row execute function private.audit('phone');
create trigger consents_audit after insert or update or delete on public.consents
  for each row execute function private.audit();
create trigger requests_audit after insert or update or delete on public.requests
  for each row execute function private.audit(
    'ai_intake_text', 'message', 'needs', 'location', 'contact_phone', 'cancel_reason', 'anonymized_ip');
create trigger request_legs_audit after insert or update or delete on public.request_legs
  for each row execute function private.audit();
create trigger travellers_audit after insert or update or delete on public.travellers
  for each row execute function private.audit('birth_date');
create trigger messages_audit after insert or update or delete on public.messages
  for each row execute function private.audit('body');
create trigger offers_audit after insert or update or delete on public.offers
  for each row execute function private.audit('note', 'decline_reason');
create trigger offer_alternatives_audit after insert or update or delete on public.offer_alternatives
  for each row execute function private.audit('needs_fit', 'conditions', 'legs');
create trigger bookings_audit after insert or update or delete on public.bookings
  for each row execute function private.audit('legs');
create trigger invoices_audit after insert or update or delete on public.invoices
  for each row execute function private.audit();
create trigger invoice_lines_audit after insert or update or delete on public.invoice_lines
  for each row execute function private.audit();
create trigger payments_audit after insert or update or delete on public.payments
  for each row execute function private.audit();
create trigger contact_messages_audit after insert or update or delete on public.contact_messages
  for each row execute function private.audit('message', 'anonymized_ip');
create trigger marketing_subscriptions_audit after insert or update or delete on public.marketing_subscriptions
  for each row execute function private.audit('anonymized_ip');
