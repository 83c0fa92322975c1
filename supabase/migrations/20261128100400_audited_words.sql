-- Words that people write are never copied into the audit log: subjects, labels and reasons can tell of health too.
drop trigger offers_audit on public.offers;
create trigger offers_audit after insert or update or delete on public.offers
  for each row execute function private.audit('note', 'decline_reason', 'withdraw_reason', 'extension_reason');
drop trigger offer_alternatives_audit on public.offer_alternatives;
create trigger offer_alternatives_audit after insert or update or delete on public.offer_alternatives
  for each row execute function private.audit('label', 'needs_fit', 'conditions', 'legs');
drop trigger payments_audit on public.payments;
create trigger payments_audit after insert or update or delete on public.payments
  for each row execute function private.audit('reason', 'external_reference');
drop trigger contact_messages_audit on public.contact_messages;
create trigger contact_messages_audit after insert or update or delete on public.contact_messages
  for each row execute function private.audit('subject', 'message', 'anonymized_ip');
