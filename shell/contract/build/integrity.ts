import { createHash } from 'node:crypto';

/** What an `integrity` attribute says of a file with this content. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
