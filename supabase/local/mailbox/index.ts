import type { BackendContext, Service } from '../service.ts';
import { listPage, mailPage, pagePolicy } from './pages.ts';

export { openMailbox } from './mailbox.ts';

/**
 * `GET /_local/mail` lists the mails, for a browser as a page and otherwise as JSON; `?to=` picks one address.
 * `/_local/mail/<id>` shows one, `/_local/mail/<id>/html` is its HTML alone.
 */
export function createMailService({ mailbox }: Pick<BackendContext, 'mailbox'>): Service {
  return {
    path: '/_local/mail',
    isOpen: () => true,
    async fetch(request) {
      if (request.method !== 'GET') return Response.json({ message: 'Mails can only be read' }, { status: 405 });
      const url = new URL(request.url);
      const [, id, part] = /^\/_local\/mail(?:\/(\d+)(\/html)?)?\/?$/.exec(url.pathname) ?? [];
      if (id === undefined) {
        const to = url.searchParams.get('to');
        const mails = mailbox.list(to ?? undefined);
        return wantsPage(request) ? html(listPage(mails, to), pagePolicy) : Response.json(mails);
      }
      const mail = mailbox.list().find((kept) => kept.id === Number(id));
      if (!mail) return Response.json({ message: `There is no mail ${id}` }, { status: 404 });
      if (part) return html(`<base target="_top">${mail.html}`, "default-src 'none'; style-src 'unsafe-inline'");
      return wantsPage(request) ? html(mailPage(mail), pagePolicy) : Response.json(mail);
    },
  };
}

const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html');

function html(body: string, policy: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
