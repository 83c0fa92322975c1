const allowedHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'cache-control',
  'prefer',
  'range',
  'accept',
  'accept-profile',
  'content-profile',
  'x-client-info',
  'x-upsert',
  'x-region',
  'x-supabase-api-version',
];

const exposedHeaders = [
  'content-range',
  'content-location',
  'preference-applied',
  'x-total-count',
  'link',
  'sb-error-code',
  'x-sb-error-code',
  'x-supabase-api-version',
  'retry-after',
];

/** The answer to a browser's preflight. */
export function preflight(request: Request): Response {
  const wanted = request.headers.get('access-control-request-headers') ?? '';
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': /^[\w\s,-]{1,1000}$/.test(wanted) ? wanted : allowedHeaders.join(', '),
      'access-control-max-age': '86400',
    },
  });
}

/** Adds what every answer carries: CORS (unless a function has set its own) and headers against misuse by a browser. */
export function finish(response: Response, pathname: string): Response {
  const headers = new Headers(response.headers);
  const missing = (name: string, value: string): void => {
    if (!headers.has(name)) headers.set(name, value);
  };
  // The mailbox and its like are for this machine's developer: no web site may read them through a browser.
  if (!pathname.startsWith('/_local/')) {
    missing('access-control-allow-origin', '*');
    missing('access-control-expose-headers', exposedHeaders.join(', '));
  }
  missing('x-content-type-options', 'nosniff');
  missing('referrer-policy', 'no-referrer');
  missing('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  missing('cross-origin-resource-policy', pathname.startsWith('/_local/') ? 'same-origin' : 'cross-origin');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
