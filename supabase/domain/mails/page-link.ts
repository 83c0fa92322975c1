/**
 * A public page's address in a mail's language: in English at its path, in Spanish below `/es`. Not for what people use signed
 * in, nor for links with a code, which have one address. `siteUrl` has no final slash.
 */
export const pageLink = (siteUrl: string, path: '/login' | '/signup', language: 'en' | 'es'): string =>
  `${siteUrl}${language === 'es' ? '/es' : ''}${path}`;
