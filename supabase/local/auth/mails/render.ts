import { escapeHtml } from '../../mailbox/pages.ts';
import type { Mail } from '../../service.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { MailName } from './texts.ts';

export type MailLanguage = 'en' | 'es';

const signature = 'Kindwing';

/** The language that a person chose; their own metadata may hold anything. */
export function mailLanguage(userMetadata: Record<string, unknown> | undefined): MailLanguage {
  return userMetadata?.language === 'es' ? 'es' : 'en';
}

export interface MailContent {
  name: MailName;
  language: MailLanguage;
  to: string;
  /** The address of the account that the mail is about. */
  email: string;
  link: string | null;
}

/** As text, and as HTML that a screen reader and a text-only reader can use: no picture, no layout table. */
export function renderMail({ name, language, to, email, link }: MailContent): Mail {
  const words = { en, es }[language][name];
  const body = words.body.map((line) => line.replaceAll('{{email}}', email));
  const action = words.action !== undefined && link !== null ? { label: words.action, link } : null;
  const lines = [...body, ...(action ? [`${action.label}:\n${action.link}`] : []), words.footer, signature];
  return { to, subject: words.subject, text: `${lines.join('\n\n')}\n`, html: html(language, words, body, action) };
}

function html(
  language: MailLanguage,
  words: { subject: string; footer: string },
  body: readonly string[],
  action: { label: string; link: string } | null,
): string {
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b4f6c;color:#ffffff;font-weight:bold';
  const content = [
    `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(words.subject)}</h1>`,
    ...body.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(action
      ? [`<p><a href="${escapeHtml(action.link)}" style="${button}">${escapeHtml(action.label)}</a></p>`]
      : []),
    `<p>${escapeHtml(words.footer)}</p>`,
    `<p>${signature}</p>`,
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(words.subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1b1f;background:#ffffff;max-width:36em;margin:0 auto;padding:24px">
${content.join('\n')}
</body></html>`;
}
