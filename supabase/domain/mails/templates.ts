/** The steps that a client hears of by mail: a part of the database's `event_type`. */
export const mailTemplates = [
  'submitted',
  'question_asked',
  'message_posted',
  'offer_sent',
  'offer_extended',
  'offer_withdrawn',
  'offer_accepted',
  'booked',
  'flight_moved',
  'payment_recorded',
  'cancelled',
  'completed',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/**
 * One mail's words. `{{reference}}`, `{{expires}}`, `{{amount}}`, `{{invoice}}`, `{{pnr}}`, `{{departs}}`, `{{origin}}` and
 * `{{destination}}` are filled in. No mail names a need, an assistance code or anything else about health, nor repeats what a person wrote.
 */
export interface MailWords {
  subject: string;
  body: readonly string[];
}

export interface MailLanguageTexts {
  templates: Record<MailTemplate, MailWords>;
  /** Another wording where money goes back. */
  refund: MailWords;
  /** `{{name}}` is only used for people with an account: a stranger could have typed anything there. */
  greetingWithName: string;
  greeting: string;
  open: string;
  signUp: string;
  signUpWhy: string;
  footer: string;
}
