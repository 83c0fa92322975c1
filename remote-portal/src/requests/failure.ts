import { isBackendError } from '@kindwing/backend/client';
import type { PortalText } from '../messages/text.ts';

export interface Failure {
  title: string;
  body: string;
  /** whether another try can help */
  retry: boolean;
}

const known = ['held', 'not_held', 'wrong_status', 'offer_expired', 'offer_not_open', 'stale', 'suspended'] as const;

/** What went wrong, in the reader's language. Never the server's own words: they are for logs and other programs. */
export function failureText(error: unknown, t: PortalText): Failure {
  const title = t('failure.title');
  if (!isBackendError(error)) return { title, body: t('failure.server'), retry: true };
  const code = known.find((name) => name === error.reason);
  if (code === 'held')
    return { title, body: t('failure.held', { name: String(error.details.holder_name ?? '') }), retry: false };
  if (code) return { title, body: t(`failure.${code}`), retry: false };
  return { title, body: t(`failure.${error.kind}`), retry: error.kind === 'offline' || error.kind === 'server' };
}
