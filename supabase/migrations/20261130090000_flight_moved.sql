-- A booked flight that its carrier has changed is a step of the request's history. A new value can only be used once the
-- transaction that added it has ended: what uses it is the next migration.
alter type public.event_type add value 'flight_moved' after 'booked';
