import { z } from 'zod';
import type { RenderedMail } from '../../domain/mails/index.ts';
import { Refusal } from './http.ts';

/** Sends one mail; a second one with the same key is the service's to drop. @throws Error that names no person */
export type SendMail = (mail: RenderedMail, key: string) => Promise<void>;

export interface MailService {
  /** The web site, where the links in mails lead; without a final slash. */
  siteUrl: string;
  send: SendMail;
}

const settingsSchema = z.object({
  /** Where mails are posted to. Plain HTTP for this machine only. */
  MAIL_API_URL: z.url({ protocol: /^https?$/ }).refine(isSafe, 'must begin with https://'),
  MAIL_API_KEY: z.string().min(1),
  MAIL_API_STYLE: z.enum(['resend', 'postmark']).default('resend'),
  /** An address, or `Name <address>`, that the service may send as. */
  MAIL_FROM: z.string().min(3),
  SITE_URL: z.url({ protocol: /^https?$/ }),
});
type Settings = z.infer<typeof settingsSchema>;

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === '127.0.0.1';
}

/** How each kind of service wants its mails. */
const styles = {
  resend: ({ MAIL_API_KEY, MAIL_FROM }: Settings, { to, subject, text, html }: RenderedMail, key: string) => ({
    headers: { authorization: `Bearer ${MAIL_API_KEY}`, 'idempotency-key': key },
    body: { from: MAIL_FROM, to: [to], subject, text, html },
  }),
  postmark: ({ MAIL_API_KEY, MAIL_FROM }: Settings, { to, subject, text, html }: RenderedMail, key: string) => ({
    headers: { 'x-postmark-server-token': MAIL_API_KEY, accept: 'application/json' },
    body: { From: MAIL_FROM, To: to, Subject: subject, TextBody: text, HtmlBody: html, Metadata: { key } },
  }),
};

const patience = 5_000;

/** The mail service that the function's settings name. @throws Refusal 503 naming each setting to mend */
export function configuredMailService(): MailService {
  const names = Object.keys(settingsSchema.shape);
  const given = Object.fromEntries(names.map((name) => [name, Deno.env.get(name) || undefined]));
  const read = settingsSchema.safeParse(given);
  if (!read.success) {
    const wrong = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
    throw new Refusal(
      503,
      'mail_not_configured',
      `Mails can't be sent: ${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} missing or wrong.`,
      'Set them with `supabase secrets set NAME=value`; supabase/README.md says what each one is. No mail was lost.',
      JSON.stringify({ code: 'mail_not_configured', settings: wrong }),
    );
  }
  const settings = read.data;
  return {
    siteUrl: settings.SITE_URL.replace(/\/+$/, ''),
    send: (mail, key) => post(settings, mail, key),
  };
}

async function post(settings: Settings, mail: RenderedMail, key: string): Promise<void> {
  const { headers, body } = styles[settings.MAIL_API_STYLE](settings, mail, key);
  const response = await fetch(settings.MAIL_API_URL, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  await response?.body?.cancel();
  // The answer may quote the mail; the outbox keeps the status alone.
  if (response === undefined) throw new Error('The mail service did not answer.');
  if (!response.ok) throw new Error(`The mail service answered ${response.status}.`);
}
