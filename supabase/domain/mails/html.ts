const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export interface MailLayout {
  language: 'en' | 'es';
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; link: string };
  footer: string;
}

export function toText({ paragraphs, action, footer }: MailLayout): string {
  return `${[...paragraphs, `${action.label}:\n${action.link}`, footer, 'Kindwing'].join('\n\n')}\n`;
}

/** Plain, in one column, with the link as text enough for any reader: no picture, no layout table, nothing to load. */
export function toHtml({ language, subject, paragraphs, action, footer }: MailLayout): string {
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b4f6c;color:#ffffff;font-weight:bold';
  const body = [
    `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p><a href="${escapeHtml(action.link)}" style="${button}">${escapeHtml(action.label)}</a></p>`,
    `<p>${escapeHtml(footer)}</p>`,
    '<p>Kindwing</p>',
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1b1f;background:#ffffff;max-width:36em;margin:0 auto;padding:24px">
${body.join('\n')}
</body></html>`;
}
