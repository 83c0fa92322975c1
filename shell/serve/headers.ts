import { isPage } from './content-types.ts';

/** A year: such a file's name changes with its content. */
const forever = 'public, max-age=31536000, immutable';
/** Asked for anew each time. */
export const always = 'no-cache';

/** Sent with every answer, whatever it is. */
const strict: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

const hashed = /\.[0-9a-f]{8,}\.(js|css|woff2?|svg|png|jpe?g|webp|avif|json)$/;

/** For the shell's site: pages carry the composed headers, what isn't a hashed file is asked for anew. */
export function shellHeaders(path: string, composed: Record<string, string>): Record<string, string> {
  const page = isPage(path);
  return {
    ...strict,
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': hashed.test(path) ? forever : always,
    // A file that is opened by itself runs nothing.
    ...(page ? composed : { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }),
  };
}

/** For a remote's site: every version's folder is immutable, and the shell's origin must be able to read it. */
export function remoteHeaders(path: string): Record<string, string> {
  return {
    ...strict,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': /^\/\d+\.\d+\.\d+-[0-9a-f]+\//.test(path) ? forever : always,
  };
}
