import type { ContactMessage } from '@kindwing/backend/client';

/** A mail to the writer with the subject filled in. What they wrote stays out: it may speak of their health. */
export const replyAddress = ({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
