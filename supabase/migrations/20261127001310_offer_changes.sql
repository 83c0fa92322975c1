-- Undoing, withdrawing and extending what was sent; and the public face of all steps of an offer.

-- Points the request at its sent offer, or back to the assessment when there is none.
create function private.return_to(p_request_id uuid, p_offer public.offers) returns void
language sql set search_path = ''
as $$
  update public.requests set
    status = case when (p_offer).id is null then 'assessing' else 'offered' end::public.request_status,
    offer_id = (p_offer).id, offer_visible_from = (p_offer).visible_from, offer_expires_at = (p_offer).expires_at
  where id = p_request_id
$$;

create function private.undo_send_offer(p_offer_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_offer public.offers;
  v_previous public.offers;
begin
  perform private.require_staff();
  v_request := private.lock_held_request((select o.request_id from public.offers o where o.id = p_offer_id));
  select * into v_offer from public.offers where id = p_offer_id for update;
  if v_offer.status <> 'sent' or private.clock() >= v_offer.visible_from then
    perform private.fail('PT409', 'too_late_to_undo', 'The client can already see this offer.', 'Withdraw it instead.');
  end if;
  update public.offers set status = 'draft', sent_at = null, sent_by = null, visible_from = null, expires_at = null,
      replaces_offer_id = null, row_version = row_version + 1
    where id = p_offer_id;
  if v_offer.replaces_offer_id is not null then
    update public.offers set status = 'sent' where id = v_offer.replaces_offer_id returning * into v_previous;
  end if;
  perform private.return_to(v_request.id, v_previous);
  -- What the client has not seen never happened for them.
  update public.request_events set visibility = 'staff'
    where request_id = v_request.id and type = 'offer_sent' and payload ->> 'offer_id' = p_offer_id::text;
  delete from public.notifications where request_id = v_request.id and kind = 'offer_sent'
    and payload ->> 'offer_id' = p_offer_id::text and visible_from > private.clock();
  update public.outbox set cancelled_at = private.clock()
    where request_id = v_request.id and template = 'offer_sent' and payload ->> 'offer_id' = p_offer_id::text
      and sent_at is null and cancelled_at is null;
  perform private.log_event(v_request.id, 'offer_undone', 'staff',
    pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'version', v_offer.version));
  return pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'row_version', v_offer.row_version + 1);
end
$$;
comment on function private.undo_send_offer(uuid) is
  'Definer: no role may write offers; only before the client can see the offer.';

create function private.withdraw_offer(p_offer_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_staff();
  v_request public.requests;
  v_offer public.offers;
  v_reason text := private.reason(p_reason);
begin
  v_request := private.lock_request((select o.request_id from public.offers o where o.id = p_offer_id));
  if private.is_held_by_other(v_request, v_staff) then
    perform private.refuse_held(v_request);
  end if;
  select * into v_offer from public.offers where id = p_offer_id for update;
  if v_offer.status <> 'sent' then
    perform private.fail('PT409', 'offer_' || v_offer.status,
      pg_catalog.format('This offer is %s; it cannot be withdrawn.', v_offer.status), 'Reload the request.',
      pg_catalog.jsonb_build_object('status', v_offer.status));
  end if;
  update public.offers set status = 'withdrawn', withdraw_reason = v_reason, decided_at = private.clock()
    where id = p_offer_id;
  perform private.return_to(v_request.id, null);
  update public.outbox set cancelled_at = private.clock() where request_id = v_request.id and template = 'offer_sent'
    and payload ->> 'offer_id' = p_offer_id::text and sent_at is null and cancelled_at is null;
  -- An offer that the client never saw is not taken away from them.
  perform private.log_event(v_request.id, 'offer_withdrawn',
    case when private.clock() < v_offer.visible_from then 'staff' else 'client' end::public.event_visibility,
    pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'version', v_offer.version, 'reason', v_reason));
  if private.clock() >= v_offer.visible_from then
    perform private.tell_client(v_request, 'offer_withdrawn', p_offer_id::text,
      pg_catalog.jsonb_build_object('offer_id', p_offer_id));
  end if;
  return pg_catalog.jsonb_build_object('offer_id', p_offer_id, 'status', 'withdrawn');
end
$$;
comment on function private.withdraw_offer(uuid, text) is 'Definer: no role may write offers; takes back what was sent.';

-- The same alternatives at the same prices for another 72 hours, as a new version that is visible at once.
create function private.extend_offer(p_offer_id uuid, p_reason text, p_carry_difference boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.requests;
  v_old public.offers;
  v_new public.offers;
  v_reason text := private.reason(p_reason);
  v_now timestamptz;
begin
  perform private.require_staff();
  v_request := private.lock_held_request((select o.request_id from public.offers o where o.id = p_offer_id));
  select * into v_old from public.offers where id = p_offer_id for update;
  perform private.require_status(v_request, '{assessing,offered}', 'extended');
  v_now := private.clock();
  if v_old.status <> 'sent' or v_now < v_old.visible_from then
    perform private.fail('PT409', 'not_extendable', pg_catalog.format('This offer is %s; it cannot be extended.',
      v_old.status), 'Only an offer that the client can see, open or expired, can be extended.',
      pg_catalog.jsonb_build_object('status', v_old.status));
  end if;
  update public.offers set status = 'replaced' where id = v_old.id;
  -- A draft may already have taken the next number.
  insert into public.offers (request_id, version, currency, note, subject_to, replaces_offer_id, extension_reason,
    created_by, status, sent_at, sent_by, visible_from, expires_at)
  values (v_old.request_id, (select max(o.version) from public.offers o where o.request_id = v_old.request_id) + 1,
    v_old.currency, v_old.note, v_old.subject_to, v_old.id, v_reason, private.uid(),
    'sent', v_now, private.uid(), v_now, v_now + interval '72 hours')
  returning * into v_new;
  insert into public.offer_alternatives (offer_id, position, label, legs, fare_cents, fee_tier, service_fee_cents,
    needs_fit, conditions, upstream_guarantee_until, difference_acknowledged_at, difference_acknowledged_by)
  select v_new.id, a.position, a.label, a.legs, a.fare_cents, a.fee_tier, a.service_fee_cents, a.needs_fit,
    a.conditions, a.upstream_guarantee_until,
    coalesce(a.difference_acknowledged_at, case when p_carry_difference then v_now end),
    coalesce(a.difference_acknowledged_by, case when p_carry_difference then private.uid() end)
  from public.offer_alternatives a where a.offer_id = v_old.id;
  perform private.check_offer(v_new.id, v_new.expires_at);
  perform private.return_to(v_request.id, v_new);
  perform private.log_event(v_request.id, 'offer_extended', 'client', pg_catalog.jsonb_build_object('offer_id', v_new.id,
    'version', v_new.version, 'reason', v_reason, 'expires_at', v_new.expires_at));
  perform private.tell_client(v_request, 'offer_extended', v_new.id::text,
    pg_catalog.jsonb_build_object('offer_id', v_new.id, 'expires_at', v_new.expires_at));
  return pg_catalog.jsonb_build_object('offer_id', v_new.id, 'row_version', v_new.row_version,
    'visible_from', v_new.visible_from, 'expires_at', v_new.expires_at);
end
$$;
comment on function private.extend_offer(uuid, text, boolean) is
  'Definer: no role may write offers; the old version stays as it was sent.';

grant execute on function private.save_offer_draft(uuid, jsonb, integer), private.send_offer(uuid, integer),
  private.undo_send_offer(uuid), private.withdraw_offer(uuid, text), private.extend_offer(uuid, text, boolean)
  to authenticated;

create function public.save_offer_draft(p_request_id uuid, p_payload jsonb, p_row_version integer) returns jsonb
language sql set search_path = '' as $$ select private.save_offer_draft(p_request_id, p_payload, p_row_version) $$;
create function public.send_offer(p_offer_id uuid, p_row_version integer) returns jsonb
language sql set search_path = '' as $$ select private.send_offer(p_offer_id, p_row_version) $$;
create function public.undo_send_offer(p_offer_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.undo_send_offer(p_offer_id) $$;
create function public.withdraw_offer(p_offer_id uuid, p_reason text) returns jsonb
language sql set search_path = '' as $$ select private.withdraw_offer(p_offer_id, p_reason) $$;
-- p_carry_difference: we carry what the airline's own guarantee no longer covers.
create function public.extend_offer(p_offer_id uuid, p_reason text, p_carry_difference boolean default false)
returns jsonb
language sql set search_path = '' as $$ select private.extend_offer(p_offer_id, p_reason, p_carry_difference) $$;

grant execute on function public.save_offer_draft(uuid, jsonb, integer), public.send_offer(uuid, integer),
  public.undo_send_offer(uuid), public.withdraw_offer(uuid, text), public.extend_offer(uuid, text, boolean)
  to authenticated;
