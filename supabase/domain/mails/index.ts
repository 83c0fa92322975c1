import { en } from './en.ts';
import { es } from './es.ts';
import { toHtml, toText } from './html.ts';
import { pageLink } from './page-link.ts';
import { type OutboxMail, outboxMailSchema } from './payload.ts';

export { pageLink } from './page-link.ts';
export { type OutboxMail, outboxMailSchema } from './payload.ts';
export { type MailTemplate, mailTemplates } from './templates.ts';

const languages = { en, es };

export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Renders a mail of the outbox in its reader's language and time zone. `siteUrl` is the web site's address without a
 * final slash. Throws when a template lacks a fact that it speaks of, rather than sending a mail with a hole in it.
 */
export function renderMail(mail: OutboxMail, siteUrl: string): RenderedMail {
  const { language, payload, template } = mail;
  const texts = languages[language];
  const words = template === 'payment_recorded' && payload.kind === 'refund' ? texts.refund : texts.templates[template];
  const facts = factsOf(mail);
  const named = payload.has_account && payload.name !== '';
  const subject = fill(words.subject, facts, template);
  const paragraphs = [
    fill(named ? texts.greetingWithName : texts.greeting, facts, template),
    ...words.body.map((line) => fill(line, facts, template)),
    ...(payload.has_account ? [] : [texts.signUpWhy]),
  ];
  const action = payload.has_account
    ? { label: texts.open, link: `${siteUrl}/portal/requests/${mail.request_id ?? ''}` }
    : { label: texts.signUp, link: pageLink(siteUrl, '/signup', language) };
  const layout = { language, subject, paragraphs, action, footer: texts.footer };
  return { to: mail.to_email, subject, text: toText(layout), html: toHtml(layout) };
}

/** The mail of a row as `take_outbox` lends it. Throws for a row that lacks what a mail needs. */
export const mailOfRow = (row: unknown, siteUrl: string): RenderedMail =>
  renderMail(outboxMailSchema.parse(row), siteUrl);

type Facts = Record<string, string | undefined>;

function factsOf({ language, payload }: OutboxMail): Facts {
  const cents = payload.amount_cents ?? payload.total_cents;
  const moment = (at: Date | null | undefined): string | undefined =>
    at == null ? undefined : formatInstant(at, language, payload.time_zone);
  return {
    reference: payload.reference,
    name: payload.name,
    invoice: payload.invoice_number,
    pnr: payload.pnr,
    origin: payload.origin,
    destination: payload.destination,
    expires: moment(payload.expires_at),
    departs: moment(payload.departs_at),
    amount:
      cents === undefined
        ? undefined
        : new Intl.NumberFormat(language, { style: 'currency', currency: payload.currency }).format(cents / 100),
  };
}

/** On the 24-hour clock of tickets, and with the zone's name, since the reader may be in another one by then. */
function formatInstant(at: Date, language: string, timeZone: string): string {
  const style = { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' } as const;
  const text = new Intl.DateTimeFormat(language, { ...style, timeZone }).format(at);
  return `${text} (${timeZone})`;
}

function fill(text: string, facts: Facts, template: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The mail "${template}" needs the fact "${name}", which its row lacks.`);
    return fact;
  });
}
