/** The house's packages, in the order in which they build upon each other. */
export const packages = [
  { name: '@kindwing/backend', folder: 'supabase' },
  { name: '@kindwing/ui', folder: 'shared-ui' },
  { name: '@kindwing/auth', folder: 'shared-auth' },
  { name: '@kindwing/contract', folder: 'shell/contract' },
  { name: '@kindwing/shell', folder: 'shell' },
  { name: '@kindwing/remote-public', folder: 'remote-public' },
  { name: '@kindwing/remote-portal', folder: 'remote-portal' },
  { name: '@kindwing/remote-admin', folder: 'remote-admin' },
  { name: '@kindwing/e2e', folder: 'e2e' },
] as const;

/** The owner's fixed list; anything else at the top level must be a dot-folder or a file. */
export const topLevelFolders = [
  'shell',
  'remote-public',
  'remote-portal',
  'remote-admin',
  'shared-ui',
  'shared-auth',
  'supabase',
  'e2e',
] as const;
