import { isBackendError } from '@kindwing/backend/client';
import type { AdminText } from './text.ts';

export interface Failure {
  title: string;
  body: string;
  /** whether another try can help */
  retry: boolean;
}

/** Refusals that have a sentence of their own; the others are worded by their kind. */
const known = [
  'last_admin',
  'own_role',
  'own_account',
  'admin_only',
  'staff_only',
  'user_not_found',
  'invoice_not_found',
  'cursor_invalid',
  'suspended',
] as const;

/**
 * Why something failed, in the reader's language. Edge functions put their word into `code`, the database into
 * `reason`; the backend's own English is for logs.
 */
export function failureText(error: unknown, t: AdminText): Failure {
  const title = t('failure.title');
  if (!isBackendError(error)) return { title, body: t('failure.server'), retry: true };
  const word = known.find((name) => name === error.reason || name === error.code);
  if (word) return { title, body: t(`failure.${word}`), retry: false };
  return { title, body: t(`failure.${error.kind}`), retry: error.kind === 'offline' || error.kind === 'server' };
}
