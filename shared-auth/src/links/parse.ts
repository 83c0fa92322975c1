/** What a link in one of our mails carries, whichever way it was made. */
export type AuthLink =
  | { kind: 'code'; code: string }
  | { kind: 'token-hash'; tokenHash: string; type: LinkType }
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: LinkType | undefined }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'none' };

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;
export type LinkType = (typeof linkTypes)[number];

const asLinkType = (value: string | null): LinkType | undefined => linkTypes.find((type) => type === value);

/** Every parameter by which a link says something; `cleanAddress` removes exactly these. */
const linkParameters = [
  'code',
  'token_hash',
  'type',
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'provider_token',
  'provider_refresh_token',
  'error',
  'error_code',
  'error_description',
  'sb',
];

/** Reads an address of `/auth/callback` or `/auth/reset`; the query is asked before the hash. */
export function parseLink(href: string): AuthLink {
  const url = new URL(href);
  for (const part of [url.searchParams, new URLSearchParams(url.hash.slice(1))]) {
    const link = readParameters(part);
    if (link.kind !== 'none') return link;
  }
  return { kind: 'none' };
}

function readParameters(part: URLSearchParams): AuthLink {
  const error = part.get('error_code') ?? part.get('error');
  if (error) return { kind: 'refused', code: error, message: part.get('error_description') ?? error };
  const code = part.get('code');
  if (code) return { kind: 'code', code };
  const type = asLinkType(part.get('type'));
  const tokenHash = part.get('token_hash');
  if (tokenHash) return { kind: 'token-hash', tokenHash, type: type ?? 'email' };
  const [accessToken, refreshToken] = [part.get('access_token'), part.get('refresh_token')];
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken, type };
  return { kind: 'none' };
}

/** The same address without what the link carried: secrets don't belong in history, bookmarks or referrers. */
export function cleanAddress(href: string): string {
  const url = new URL(href);
  for (const name of linkParameters) url.searchParams.delete(name);
  const hash = new URLSearchParams(url.hash.slice(1));
  if (linkParameters.some((name) => hash.has(name))) url.hash = '';
  return `${url.pathname}${url.search}${url.hash}`;
}
