import { z } from 'zod';
import { Refusal } from '../_shared/http.ts';

/**
 * A page of the site that a posted form ends at; `problem#<what>` names what is to be mended. A fragment stays in the
 * browser: no server, log or other site sees it.
 */
export type Ending = 'sent/contact' | `sent/${'sos' | 'request' | 'problem'}#${string}`;

/**
 * Leads the browser to a page of the configured site, and nowhere else: nothing in the address comes from the form.
 * @throws Refusal 503 without the site's address
 */
export function sendToSite(language: 'en' | 'es', ending: Ending): Response {
  const headers = {
    location: siteAddress() + (language === 'es' ? '/es/' : '/') + ending,
    'cache-control': 'no-store',
  };
  return new Response(null, { status: 303, headers });
}

/** Without a final slash. @throws Refusal 503 */
export function siteAddress(): string {
  const read = z.url({ protocol: /^https?$/ }).safeParse(Deno.env.get('SITE_URL'));
  if (read.success) return read.data.replace(/\/+$/, '');
  throw new Refusal(
    503,
    'site_not_configured',
    'This form has not been stored: SITE_URL is missing or no address.',
    'Set it with `supabase secrets set SITE_URL=https://<your site>`.',
  );
}
