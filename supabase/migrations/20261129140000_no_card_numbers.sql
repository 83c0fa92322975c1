-- A payment never keeps the number of a card. The same rule as `holdsCardNumber` of the domain library, with its reasons.

create function private.holds_card_number(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select 1
    from pg_catalog.regexp_matches(p_text,
      '((?<![[:alpha:]])(?<!\d[ -]?)[2-6](?:\d{13,18}|\d{3}(?: \d{4}){3}(?: \d{3})?|\d{3}(?:-\d{4}){3}(?:-\d{3})?|\d{3}[ -]\d{6}[ -]\d{4,5})(?![[:alnum:]]))',
      'g') found
    cross join lateral (
      select pg_catalog.reverse(pg_catalog.regexp_replace(found[1], '\D', '', 'g')) as digits) backwards
    where (
      select pg_catalog.sum(case when weighed > 9 then weighed - 9 else weighed end) % 10 = 0
      from pg_catalog.generate_series(1, pg_catalog.length(digits)) place
      cross join lateral (
        select pg_catalog.substr(digits, place, 1)::integer * case place % 2 when 1 then 1 else 2 end as weighed) digit))
$$;

create function private.refuse_card_numbers() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.holds_card_number(new.external_reference) then
    perform private.invalid('external_reference', 'card_number', 'This looks like the number of a card.',
      'Give the bank’s or the terminal’s own number of the payment.');
  elsif private.holds_card_number(new.reason) then
    perform private.invalid('reason', 'card_number', 'This looks like the number of a card.', 'Leave it out.');
  end if;
  return new;
end
$$;

create trigger payments_without_cards before insert or update of external_reference, reason on public.payments
  for each row execute function private.refuse_card_numbers();
