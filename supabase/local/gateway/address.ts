import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** The address at the other end of the socket, IPv4 in its own notation. */
export function clientAddressOf(incoming: IncomingMessage): string {
  return (incoming.socket.remoteAddress ?? '0.0.0.0').replace(/^::ffff:/, '');
}

/**
 * Only names of this machine: a web page that points its own host name at 127.0.0.1 (DNS rebinding) would otherwise
 * be same-origin with the backend.
 */
export function checkHost(incoming: IncomingMessage): void {
  const host = (incoming.headers.host ?? '').replace(/:\d+$/, '');
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(host)) {
    throw new Refusal(421, 'misdirected', `This backend answers to 127.0.0.1 and localhost, not to "${host}".`);
  }
}

/** Looks at the target as it was sent: parsing would already have tidied away what must be refused. */
export function checkTarget(raw: string): void {
  if (raw.length > 8192) throw new Refusal(414, 'uri_too_long', 'The address is longer than 8 kB.');
  const path = raw.split(/[?#]/)[0] ?? '';
  const decodedPath = decode(path);
  const decodedAll = decode(raw);
  if (decodedAll.includes('\0')) throw new Refusal(400, 'bad_address', 'The address contains a NUL byte.');
  // Decoded twice as well: %252e%252e must not become ".." further in.
  for (const text of [decodedPath, decodeLeniently(decodedPath)]) {
    if (/[\\\r\n]/.test(text) || text.split('/').some((part) => part === '..' || part === '.')) {
      throw new Refusal(400, 'bad_address', 'The path leads outside of itself ("..", "." or a backslash).');
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(400, 'bad_address', 'The address has a broken percent-encoding.', 'Encode it as UTF-8.');
  }
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
