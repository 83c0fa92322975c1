import type { AuthKit } from './kit.ts';
import { limitMails } from './limiter.ts';
import { type MailLanguage, renderMail } from './mails/render.ts';
import type { MailName } from './mails/texts.ts';
import { allowedRedirect } from './redirects.ts';

/** What a link's `type` says to `verifyOtp`. */
export type LinkType = 'email' | 'recovery' | 'invite' | 'email_change';

export interface Letter {
  name: MailName;
  to: string;
  email: string;
  language: MailLanguage;
  link: string | null;
}

/** @throws AuthError 429: the same for an address with an account and for one without. */
export function limitPost(kit: AuthKit, email: string, kind: string): void {
  limitMails(kit.limiter, `mail ${kind} ${email}`, kit.settings.mailEvery);
  limitMails(kit.limiter, `mail ${email}`, kit.settings.mailsInAll);
}

export function post(kit: AuthKit, letter: Letter): Promise<void> {
  return kit.context.mailbox.send(renderMail(letter));
}

/**
 * The link in our own mails: a page of the site with the token's hash, so that it works on another device than the
 * one that asked for it, and so that a scanner which opens links uses nothing up.
 */
export function tokenLink(kit: AuthKit, type: LinkType, hash: string, wanted: string | null | undefined): string {
  const { siteUrl, redirectAllowList } = kit.context;
  const page = allowedRedirect(wanted, { siteUrl, allowList: redirectAllowList });
  // Only the site's own pages for it can use a token; an allowed address elsewhere is trusted to.
  const usable = page !== null && (page.origin !== new URL(siteUrl).origin || page.pathname.startsWith('/auth/'));
  const link = usable ? page : new URL(defaultPage(type), siteUrl);
  link.searchParams.set('token_hash', hash);
  link.searchParams.set('type', type);
  return link.href;
}

const defaultPage = (type: LinkType): string => (type === 'recovery' ? '/auth/reset' : '/auth/callback');
