import { createHash } from 'node:crypto';

export interface PolicyParts {
  /** Finished pages whose inline scripts and styles are to be allowed, by their hashes. */
  pages: readonly string[];
  remoteOrigins: readonly string[];
  apiUrl: string;
  environment: string;
  /** Where pages send what they measured, if they do. */
  monitoring?: string | undefined;
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Data blocks don't run, so the policy has nothing to say about them. */
const isData = (attributes: string) => /\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);

function inlineHashes(pages: readonly string[], element: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  for (const page of pages)
    for (const [, attributes = '', content = ''] of page.matchAll(
      new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'),
    ))
      if (!/\bsrc\s*=/i.test(attributes) && !isData(attributes)) hashes.add(hashOf(content));
  return [...hashes];
}

/**
 * A developer's own servers, for overrides. Never in production. Not `[::1]`: a policy can't name an IPv6 address, browsers leave such a
 * source out with a warning.
 */
const local = ['http://127.0.0.1:*', 'http://localhost:*'];
const localSockets = ['ws://127.0.0.1:*', 'ws://localhost:*'];

/**
 * The content security policy of every page. No `unsafe-eval`, no inline script but those whose hash is named, and code
 * from nowhere but this site and the registry's origins. Styles: emotion fills an empty tag through the CSSOM, so the
 * hash of nothing suffices; prerendered markup carries style attributes, which can't run anything.
 */
export function contentSecurityPolicy({ pages, remoteOrigins, apiUrl, environment, monitoring }: PolicyParts): string {
  const developer = environment === 'production' ? [] : local;
  const code = [...remoteOrigins, ...developer];
  const sockets = environment === 'production' ? [] : localSockets;
  const measured = monitoring ? [new URL(monitoring).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(pages, 'script'), ...code],
    'style-src': ["'self'", hashOf(''), ...inlineHashes(pages, 'style'), ...code],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', apiUrl, ...code],
    'font-src': ["'self'", ...code],
    'connect-src': ["'self'", apiUrl, apiUrl.replace(/^http/, 'ws'), ...code, ...sockets, ...measured],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", apiUrl],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
