import type { MailState, OutboxMail } from '@kindwing/backend/client';

export function mailStateOf(mail: Pick<OutboxMail, 'sent_at' | 'cancelled_at' | 'last_error'>): MailState {
  if (mail.sent_at) return 'sent';
  if (mail.cancelled_at) return 'cancelled';
  return mail.last_error ? 'failed' : 'waiting';
}
