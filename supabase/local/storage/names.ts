import { invalidKey } from './errors.ts';

// Hosted Supabase's set: what S3 calls safe characters, and some more.
const allowed = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/;

/** @throws StorageError `InvalidKey` for a name that could be misread as a path somewhere */
export function checkName(name: string): string {
  const parts = name.split('/');
  if (!allowed.test(name) || parts.some((part) => part === '' || part === '.' || part === '..')) throw invalidKey(name);
  return name;
}
