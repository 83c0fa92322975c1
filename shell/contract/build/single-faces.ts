/**
 * Contexts that must exist once in a page (session, address, language, cache): a wrong version is refused, never mixed. Each
 * has a version of its own, under `faces` in its package's package.json, which the report of public types watches.
 */
export const singleFaces = [
  '@kindwing/ui/router',
  '@kindwing/ui/i18n',
  '@kindwing/ui/query',
  '@kindwing/auth',
  '@kindwing/contract',
];
