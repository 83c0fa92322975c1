import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescription } from '../src/description.ts';
import { isRemoteModule, type RemoteModule } from '../src/remote.ts';
import { workspaceRoot } from './packages.ts';

const importDefault = async (file: string): Promise<unknown> =>
  ((await import(pathToFileURL(file).href)) as { default: unknown }).default;

/** Evaluates a remote's `src/remote.ts` outside the browser, which works because nothing in it renders or has side effects. */
export async function loadRemoteModule(root: string): Promise<RemoteModule> {
  const file = join(root, 'src', 'remote.ts');
  const module = await importDefault(file);
  if (!isRemoteModule(module))
    throw new Error(`${file} must export the result of defineRemote({ routes, messages }) by default`);
  return module;
}

/** Descriptions of the workspace's other remotes, for the checks that nobody can make alone. */
export async function otherDescriptions(root: string): Promise<RemoteDescription[]> {
  const workspace = workspaceRoot(root);
  const found: RemoteDescription[] = [];
  for (const folder of readdirSync(workspace)) {
    const file = join(workspace, folder, 'remote.config.ts');
    if (!folder.startsWith('remote-') || join(workspace, folder) === root || !existsSync(file)) continue;
    found.push((await importDefault(file)) as RemoteDescription);
  }
  return found;
}
