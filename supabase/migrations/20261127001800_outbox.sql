-- How mails leave: a worker takes what is due, sends it, and closes it. Service only.

create function private.take_outbox(p_limit integer) returns setof public.outbox
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.clock();
begin
  return query with taken as (
    update public.outbox o set
        attempts = o.attempts + 1,
        -- A worker that dies gives its mails back; each failure waits longer, and after eight a person must look.
        taken_until = v_now + least(interval '1 hour', interval '1 minute' * power(2, o.attempts))
      where o.id in (
        select d.id from public.outbox d
        where d.sent_at is null and d.cancelled_at is null and d.send_after <= v_now
          and (d.taken_until is null or d.taken_until <= v_now) and d.attempts < 8
        order by d.send_after, d.id limit least(greatest(p_limit, 1), 100)
        for update skip locked)
      returning o.*)
    select * from taken t order by t.send_after, t.id;
end
$$;
comment on function private.take_outbox(integer) is 'Definer: no role may update the outbox; executable by service_role only.';

create function private.close_outbox(p_id uuid, p_error text) returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set
    sent_at = case when p_error is null then private.clock() end,
    last_error = left(p_error, 500)
  where id = p_id and sent_at is null
$$;
comment on function private.close_outbox(uuid, text) is 'Definer: no role may update the outbox; executable by service_role only.';
grant execute on function private.take_outbox(integer), private.close_outbox(uuid, text) to service_role;

create function public.take_outbox(p_limit integer) returns setof public.outbox
language sql set search_path = '' as $$ select * from private.take_outbox(p_limit) $$;
-- p_error null: it was sent.
create function public.close_outbox(p_id uuid, p_error text default null) returns void
language sql set search_path = '' as $$ select private.close_outbox(p_id, p_error) $$;
grant execute on function public.take_outbox(integer), public.close_outbox(uuid, text) to service_role;
