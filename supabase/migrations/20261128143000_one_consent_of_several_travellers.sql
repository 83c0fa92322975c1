-- One consent may cover several travellers of a request: needs that come with it are kept under one. Withdrawing it
-- failed then, since only one traveller was expected. All of them are forgotten together.

create or replace function private.forget_needs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_travellers uuid[];
begin
  perform 1 from public.requests where id in (
    select n.request_id from public.traveller_needs n where n.consent_id = new.id) for update;
  with gone as (delete from public.traveller_needs where consent_id = new.id returning traveller_id)
  select coalesce(pg_catalog.array_agg(g.traveller_id), '{}') into v_travellers from gone g;
  delete from public.assistance_items where traveller_id = any (v_travellers) and status = 'draft';
  update public.assistance_items set still_needed = false
    where traveller_id = any (v_travellers) and status <> 'cancelled';
  delete from public.deadlines where traveller_id = any (v_travellers);
  delete from public.required_documents where traveller_id = any (v_travellers);
  return null;
end
$$;
