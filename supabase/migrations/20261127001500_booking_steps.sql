-- Booking what was accepted, the invoice, payments, and the end of the trip.

-- The next number of the year, gap-free: the counter's row stays locked until the booking commits or rolls back.
create function private.next_invoice_number() returns text
language plpgsql set search_path = ''
as $$
declare
  v_year integer := extract(year from private.clock() at time zone 'UTC');
  v_number integer;
begin
  insert into private.invoice_counters as c (year, last_number) values (v_year, 1)
  on conflict (year) do update set last_number = c.last_number + 1
  returning last_number into v_number;
  -- lpad would cut a seventh digit off.
  return pg_catalog.format('INV-%s-%s', v_year, pg_catalog.lpad(v_number::text, greatest(6, length(v_number::text)), '0'));
end
$$;

create function private.issue_invoice(p_request public.requests, p_booking uuid, p_choice public.offer_alternatives)
returns public.invoices
language plpgsql set search_path = ''
as $$
declare
  v_invoice public.invoices;
  v_billed text := coalesce((select nullif(p.name, '') from public.profiles p where p.id = p_request.owner),
    p_request.contact_name);
begin
  insert into public.invoices (number, request_id, booking_id, billed_to, currency, total_cents, issued_at)
  values (private.next_invoice_number(), p_request.id, p_booking, v_billed,
    (select o.currency from public.offers o where o.id = p_choice.offer_id), p_choice.total_cents, private.clock())
  returning * into v_invoice;
  insert into public.invoice_lines (invoice_id, position, kind, details, amount_cents)
  values
    (v_invoice.id, 1, 'fare', pg_catalog.jsonb_build_object(
      'route', (select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('origin', l.value ->> 'origin',
          'destination', l.value ->> 'destination', 'operating_carrier', l.value ->> 'operating_carrier',
          'flight_number', l.value ->> 'flight_number', 'departs_at', l.value ->> 'departs_at') order by l.ordinality)
        from pg_catalog.jsonb_array_elements(p_choice.legs) with ordinality l)), p_choice.fare_cents),
    (v_invoice.id, 2, 'service_fee', pg_catalog.jsonb_build_object('tier', p_choice.fee_tier),
      p_choice.service_fee_cents);
  return v_invoice;
end
$$;

create function private.book_request(p_request_id uuid, p_payload jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests := private.lock_held_request(p_request_id);
  v_choice public.offer_alternatives;
  v_booking public.bookings;
  v_invoice public.invoices;
  v_pnr text;
  v_tickets text[];
  v_ticket text;
begin
  perform private.require_status(v_request, '{accepted}', 'booked');
  perform private.require_object(p_payload);
  v_pnr := upper(private.text_of(p_payload, 'pnr', 20, 'pnr_required', 'The booking reference is required.'));
  if v_pnr !~ '^[A-Z0-9]{6}$' then
    perform private.invalid('pnr', 'pnr_invalid', 'A booking reference has six letters or digits.', 'For example ABC123.');
  end if;
  v_tickets := array(select regexp_replace(t.value, '[\s-]', '', 'g') from pg_catalog.jsonb_array_elements_text(
    case when pg_catalog.jsonb_typeof(p_payload -> 'ticket_numbers') = 'array'
      then p_payload -> 'ticket_numbers' else '[]' end) with ordinality t order by t.ordinality);
  foreach v_ticket in array v_tickets loop
    if v_ticket is null or v_ticket !~ '^\d{13}$' then
      perform private.invalid('ticket_numbers', 'ticket_invalid', 'A ticket number has 13 digits.',
        'The airline''s three digits and ten more, for example 0751234567890.');
    end if;
  end loop;
  select a.* into strict v_choice from public.offers o join public.offer_alternatives a on a.id = o.accepted_alternative_id
    where o.request_id = p_request_id and o.status = 'accepted';
  insert into public.bookings (request_id, alternative_id, pnr, ticket_numbers, legs, status, first_departure_at,
    last_arrival_at, booked_by, created_at)
  values (p_request_id, v_choice.id, v_pnr, v_tickets, v_choice.legs,
    case when pg_catalog.cardinality(v_tickets) > 0 then 'ticketed' else 'pending' end::public.booking_status,
    (select min((l.value ->> 'departs_at')::timestamptz) from pg_catalog.jsonb_array_elements(v_choice.legs) l),
    (select max((l.value ->> 'arrives_at')::timestamptz) from pg_catalog.jsonb_array_elements(v_choice.legs) l),
    private.uid(), private.clock())
  returning * into v_booking;
  v_invoice := private.issue_invoice(v_request, v_booking.id, v_choice);
  update public.requests set status = 'booked', first_departure_at = v_booking.first_departure_at,
      last_arrival_at = v_booking.last_arrival_at
    where id = p_request_id;
  perform private.log_event(p_request_id, 'booked', 'client', pg_catalog.jsonb_build_object(
    'booking_id', v_booking.id, 'invoice_id', v_invoice.id, 'pnr', v_pnr));
  perform private.tell_client(v_request, 'booked', v_booking.id::text, pg_catalog.jsonb_build_object(
    'pnr', v_pnr, 'invoice_number', v_invoice.number, 'total_cents', v_invoice.total_cents,
    'currency', v_invoice.currency, 'departs_at', v_booking.first_departure_at));
  return pg_catalog.jsonb_build_object('booking_id', v_booking.id, 'invoice_id', v_invoice.id,
    'invoice_number', v_invoice.number);
end
$$;
comment on function private.book_request(uuid, jsonb) is
  'Definer: no role may write bookings or invoices; the price is the accepted one.';

create function private.record_payment(p_invoice_id uuid, p_payload jsonb) returns jsonb
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
  v_key uuid;
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
  v_key := private.key_of(p_payload);
  v_result := private.begin_once('record_payment', v_key);
  if v_result is not null then
    return v_result;
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
  values (p_invoice_id, v_kind, v_amount, v_invoice.currency, v_method,
    private.text_of(p_payload, 'external_reference', 120), v_reason, v_staff, private.clock());
  update public.invoices set paid_cents = paid_cents + case when v_kind = 'capture' then v_amount else -v_amount end
    where id = p_invoice_id returning * into v_invoice;
  perform private.log_event(v_request.id, 'payment_recorded', 'client', pg_catalog.jsonb_build_object(
    'invoice_id', p_invoice_id, 'kind', v_kind, 'amount_cents', v_amount, 'currency', v_invoice.currency));
  perform private.tell_client(v_request, 'payment_recorded', v_key::text, pg_catalog.jsonb_build_object(
    'kind', v_kind, 'amount_cents', v_amount, 'currency', v_invoice.currency, 'invoice_number', v_invoice.number));
  v_result := pg_catalog.jsonb_build_object('invoice_id', p_invoice_id, 'paid_cents', v_invoice.paid_cents,
    'status', v_invoice.status);
  perform private.finish_once('record_payment', v_key, v_result);
  return v_result;
end
$$;
comment on function private.record_payment(uuid, jsonb) is
  'Definer: no role may write payments or invoices; never more than the total, never back more than was paid.';

create function private.complete_request(p_request_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
begin
  perform private.require_staff();
  v_request := private.lock_request(p_request_id);
  if v_request.status = 'booked' and v_request.first_departure_at > private.clock() then
    perform private.fail('PT409', 'not_departed', 'This trip has not begun yet.',
      'Complete it when the traveller is back, or cancel it.');
  end if;
  if v_request.status <> 'booked' then
    perform private.require_status(v_request, '{booked,travelling}', 'completed');
  end if;
  update public.bookings set status = 'flown' where request_id = p_request_id and status in ('ticketed', 'changed');
  update public.requests set status = 'completed', holder_id = null, held_since = null, held_until = null
    where id = p_request_id;
  perform private.log_event(p_request_id, 'completed', 'client', '{}');
  perform private.tell_client(v_request, 'completed', p_request_id::text);
  return pg_catalog.jsonb_build_object('request_id', p_request_id, 'status', 'completed');
end
$$;
comment on function private.complete_request(uuid) is 'Definer: no role may write requests or bookings.';

grant execute on function private.book_request(uuid, jsonb), private.record_payment(uuid, jsonb),
  private.complete_request(uuid) to authenticated;

create function public.book_request(p_request_id uuid, p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.book_request(p_request_id, p_payload) $$;
create function public.record_payment(p_invoice_id uuid, p_payload jsonb) returns jsonb
language sql set search_path = '' as $$ select private.record_payment(p_invoice_id, p_payload) $$;
create function public.complete_request(p_request_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.complete_request(p_request_id) $$;
grant execute on function public.book_request(uuid, jsonb), public.record_payment(uuid, jsonb),
  public.complete_request(uuid) to authenticated;
