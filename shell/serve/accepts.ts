import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that it can unpack what is packed so: `br`, `dcz`. */
export const accepts = (asked: IncomingHttpHeaders, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b`).test(String(asked['accept-encoding'] ?? ''));
