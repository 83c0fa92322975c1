/** One mail's words; `{{email}}` stands for the address of the account. */
interface MailText {
  subject: string;
  /** First lines, in order. */
  body: readonly string[];
  /** What the link says; a mail without one only tells. */
  action?: string;
  /** Why nothing needs to be done if this was not the reader. */
  footer: string;
}

export type MailName =
  | 'confirmation'
  | 'magic_link'
  | 'recovery'
  | 'invite'
  | 'email_change_new'
  | 'email_change_current'
  | 'account_exists'
  | 'address_taken';

export type MailTexts = Record<MailName, MailText>;
