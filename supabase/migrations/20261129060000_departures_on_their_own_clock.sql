-- A departure is told on the clock of the airport that it leaves from. The view names that clock: of the booked flight
-- that leaves at this moment, or of the flight as it was asked for.

create or replace view public.request_overview with (security_invoker = true) as
select
  r.id, r.reference, r.owner, r.service_type, r.status, r.priority, r.trip_type, r.source, r.ai_intake_text,
  r.contact_name, r.contact_email, r.contact_phone, r.preferred_language, r.message, r.location, r.needs,
  r.consent_processing_at, r.consent_marketing_at, r.anonymized_ip, r.created_by, r.cancel_reason,
  r.created_at, r.updated_at, r.last_event_at, r.row_version,
  r.first_departure_at, r.last_arrival_at,
  -- To the client an offer that may still be undone is not there yet, and the request is still being assessed.
  case when hidden.offer then 'assessing'::public.effective_request_status
    else private.effective_status(r.status, r.offer_expires_at, r.first_departure_at, r.last_arrival_at, clock.now)
  end as effective_status,
  case when not hidden.offer then r.offer_id end as offer_id,
  case when not hidden.offer then r.offer_visible_from end as offer_visible_from,
  case when not hidden.offer then r.offer_expires_at end as offer_expires_at,
  -- A lapsed lease holds nothing.
  case when r.held_until > clock.now then r.holder_id end as holder_id,
  case when r.held_until > clock.now then r.held_since end as held_since,
  case when r.held_until > clock.now then r.held_until end as held_until,
  -- Null for clients, who can't read staff profiles.
  case when r.held_until > clock.now then coalesce(nullif(h.name, ''), h.email) end as holder_name,
  o.name as owner_name,
  -- Read for the rows that are shown alone, so that counting and seeking stay as they were.
  coalesce(
    (select leg.value ->> 'origin_tz'
      from public.bookings b cross join lateral pg_catalog.jsonb_array_elements(b.legs) leg
      where b.request_id = r.id and (leg.value ->> 'departs_at')::timestamptz = r.first_departure_at
      order by b.version desc limit 1),
    (select leg.origin_tz from public.request_legs leg
      where leg.request_id = r.id and leg.departs_at = r.first_departure_at
      order by leg.position limit 1)) as first_departure_tz
from public.requests r
cross join (select (select private.clock()) as now, (select private.is_staff()) as staff) clock
cross join lateral (
  select coalesce(r.status = 'offered' and r.offer_visible_from > clock.now and not clock.staff, false) as offer) hidden
left join public.profiles h on h.id = r.holder_id
left join public.profiles o on o.id = r.owner;
