-- A payment's key stands for one payment: the same one sent again gets its answer, another one is refused.
create or replace function private.record_payment(p_invoice_id uuid, p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_invoice public.invoices;
  v_request public.requests;
  v_kind public.payment_kind;
  v_amount integer;
  v_method text;
  v_reason text;
  v_external text;
  v_key uuid;
  v_payment jsonb;
  v_result jsonb;
begin
  perform private.require_object(p_payload);
  v_kind := private.choice_of(p_payload, 'kind', array['capture', 'refund'], 'kind_required', 'Choose capture or refund.');
  v_method := private.choice_of(p_payload, 'method', array['card', 'bank_transfer', 'cash', 'voucher'],
    'method_required', 'Choose how it was paid.');
  if coalesce(p_payload ->> 'amount_cents', '') !~ '^[1-9]\d{0,8}$' then
    perform private.invalid('amount_cents', 'not_cents', 'The amount must be a whole number of cents above zero.',
      'For 123.45 euros send 12345.');
  end if;
  v_amount := (p_payload ->> 'amount_cents')::integer;
  v_reason := private.text_of(p_payload, 'reason', 2000,
    case when v_kind = 'refund' then 'reason_required' end, 'Please give a reason.');
  v_external := private.text_of(p_payload, 'external_reference', 120);
  v_key := private.key_of(p_payload);
  v_payment := pg_catalog.jsonb_build_object('invoice_id', p_invoice_id, 'kind', v_kind, 'amount_cents', v_amount,
    'method', v_method);
  v_result := private.begin_once('record_payment', v_key);
  if v_result is not null then
    if v_result -> 'payment' is distinct from v_payment then
      perform private.fail('PT409', 'key_reused', 'Another payment was recorded under this key.',
        'Reload the invoice to see it, then begin a new payment.');
    end if;
    return v_result - 'payment';
  end if;
  select r.* into v_request from public.requests r join public.invoices i on i.request_id = r.id
    where i.id = p_invoice_id for update of r;
  select * into v_invoice from public.invoices where id = p_invoice_id for update;
  if v_invoice.id is null then
    perform private.fail('PT404', 'invoice_not_found', 'There is no such invoice.', 'Reload the list.');
  end if;
  if v_kind = 'capture' and v_invoice.paid_cents + v_amount > v_invoice.total_cents then
    perform private.invalid('amount_cents', 'over_the_total', 'This is more than what is still open.',
      pg_catalog.format('Open: %s cents.', v_invoice.total_cents - v_invoice.paid_cents));
  elsif v_kind = 'refund' and v_amount > v_invoice.paid_cents then
    perform private.invalid('amount_cents', 'over_the_paid', 'This is more than what was paid.',
      pg_catalog.format('Paid: %s cents.', v_invoice.paid_cents));
  end if;
  insert into public.payments (invoice_id, kind, amount_cents, currency, method, external_reference, reason, recorded_by,
    created_at)
  values (p_invoice_id, v_kind, v_amount, v_invoice.currency, v_method, v_external, v_reason, v_staff, private.clock());
  update public.invoices set paid_cents = paid_cents + case when v_kind = 'capture' then v_amount else -v_amount end
    where id = p_invoice_id returning * into v_invoice;
  perform private.log_event(v_request.id, 'payment_recorded', 'client', pg_catalog.jsonb_build_object(
    'invoice_id', p_invoice_id, 'kind', v_kind, 'amount_cents', v_amount, 'currency', v_invoice.currency));
  perform private.tell_client(v_request, 'payment_recorded', v_key::text, pg_catalog.jsonb_build_object(
    'kind', v_kind, 'amount_cents', v_amount, 'currency', v_invoice.currency, 'invoice_number', v_invoice.number));
  v_result := pg_catalog.jsonb_build_object('invoice_id', p_invoice_id, 'paid_cents', v_invoice.paid_cents,
    'status', v_invoice.status);
  perform private.finish_once('record_payment', v_key,
    v_result || pg_catalog.jsonb_build_object('payment', v_payment));
  return v_result;
end
$$;

-- Given: adds a row. Not given: withdraws what stood. The history stays.
create or replace function private.record_consent(
  p_purpose public.consent_purpose, p_given boolean, p_wording_version text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text := (select p.email from public.profiles p where p.id = v_user);
begin
  if p_purpose is null then
    perform private.invalid('purpose', 'required', 'A purpose is required.', 'processing, marketing, health or cookies');
  elsif p_given is null then
    perform private.invalid('given', 'required', 'Say whether the consent is given.', 'true or false');
  end if;
  update public.consents set withdrawn_at = private.clock()
    where user_id = v_user and purpose = p_purpose and withdrawn_at is null and not p_given;
  if p_given then
    insert into public.consents (user_id, email, purpose, wording_version, source)
    values (v_user, v_email, p_purpose, left(coalesce(p_wording_version, '2026-11'), 60), 'profile');
  end if;
  if p_purpose = 'marketing' then
    if p_given then
      perform private.add_subscription(v_email, 'Profile', private.anonymize_address(private.client_address()));
    else
      update public.marketing_subscriptions set unsubscribed_at = private.clock()
        where email = lower(v_email) and unsubscribed_at is null;
    end if;
  end if;
  return pg_catalog.jsonb_build_object('purpose', p_purpose, 'given', p_given);
end
$$;

create or replace function private.attach_request(p_request_id uuid, p_mine boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_request public.requests;
begin
  if p_mine is null then
    perform private.invalid('mine', 'required', 'Say whether you sent this request.', 'true or false');
  end if;
  select * into v_request from public.requests where id = p_request_id for update;
  if v_request.id is null or v_request.owner is not null
    or lower(v_request.contact_email) is distinct from private.confirmed_email() then
    perform private.fail('PT404', 'request_not_found', 'There is no such request.', 'Reload the page.');
  end if;
  if p_mine then
    update public.requests set owner = v_user where id = p_request_id;
    perform private.log_event(p_request_id, 'attached', 'client', '{}');
  else
    insert into private.disowned_requests (request_id, user_id) values (p_request_id, v_user) on conflict do nothing;
  end if;
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'mine', p_mine);
end
$$;
