import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

export interface RemoteFolder {
  /** As it is published and described. */
  name: string;
  folder: string;
  /** Offset of its port from the shell's. */
  port: number;
}

/** Its build says on which port it is served. */
const portOf = (folder: string): number => {
  const port = /port: (\d+)/.exec(readFileSync(join(root, folder, 'rsbuild.config.ts'), 'utf8'))?.[1];
  if (!port) throw new Error(`${folder}/rsbuild.config.ts names no port: remoteBuild(description, { port: 11, … })`);
  return Number(port);
};

/** Every folder with a remote in it, by port: a new one is found, not listed. */
export const remoteFolders: readonly RemoteFolder[] = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'remote.config.ts')))
  .map((folder) => ({ name: folder.slice('remote-'.length), folder, port: portOf(folder) }))
  .sort((a, b) => a.port - b.port);

/** The house's packages, in the order in which they build upon each other. */
export const packages: readonly { name: string; folder: string }[] = [
  { name: '@kindwing/backend', folder: 'supabase' },
  { name: '@kindwing/ui', folder: 'shared-ui' },
  { name: '@kindwing/auth', folder: 'shared-auth' },
  { name: '@kindwing/contract', folder: 'shell/contract' },
  { name: '@kindwing/shell', folder: 'shell' },
  ...remoteFolders.map(({ folder }) => ({ name: `@kindwing/${folder}`, folder })),
  { name: '@kindwing/e2e', folder: 'e2e' },
];

/** The owner's fixed list, and whatever remotes teams have added; anything else at the top level must be a dot-folder or a file. */
export const topLevelFolders: readonly string[] = [
  'shell',
  'shared-ui',
  'shared-auth',
  'supabase',
  'e2e',
  ...remoteFolders.map(({ folder }) => folder),
];
