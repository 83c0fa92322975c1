import type { KeptMail } from '../service.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #767680;vertical-align:top}
a{color:#0b57d0}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:32rem;border:1px solid #767680}
@media(prefers-color-scheme:dark){body{color:#e3e2e6;background:#1b1b1f}a{color:#a8c7fa}}`;

export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/** A developer's page: English only, like the console. */
export function listPage(mails: readonly KeptMail[], to: string | null): string {
  const heading = to === null ? 'Mailbox' : `Mailbox of ${to}`;
  const rows = [...mails].reverse().map(
    (mail) => `<tr><td><a href="/_local/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${escapeHtml(mail.to)}</td><td><time datetime="${mail.at}">${mail.at.slice(0, 19).replace('T', ' ')}</time></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">UTC</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
  return page(heading, rows.length === 0 ? '<p>No mail yet.</p>' : table);
}

/** One mail: its HTML in a frame that runs no script, and the text as plain-text readers see it. */
export function mailPage(mail: KeptMail): string {
  return page(
    mail.subject,
    `<p><a href="/_local/mail">All mails</a></p><p>To ${escapeHtml(mail.to)}, ${mail.at}</p>
<iframe title="The mail as HTML" src="/_local/mail/${mail.id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<h2>As plain text</h2><pre>${linked(mail.text)}</pre>`,
  );
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function page(heading: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(heading)}</h1>${body}</main></body></html>`;
}
