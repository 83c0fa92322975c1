import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The account that Postgres runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root, so root lends it an account that every system has; nothing is added to the machine.
 * Undefined for a plain user: Postgres then simply runs as that user.
 */
export async function accountForPostgres(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await fs.readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':');
    const uid = Number(fields?.[2]);
    const gid = Number(fields?.[3]);
    if (Number.isInteger(uid) && Number.isInteger(gid) && uid > 0) return { uid, gid };
  }
  throw new Error('Postgres does not run as root, and /etc/passwd has neither "postgres" nor "nobody" to run it as.');
}

/** Whether the account may enter a folder and everything above it. Folders that do not exist yet count as enterable. */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true;
  for (let here = path.resolve(folder); ; here = path.dirname(here)) {
    const stat = await fs.stat(here).catch(() => undefined);
    if (stat !== undefined) {
      const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001;
      if ((stat.mode & bit) === 0) return false;
    }
    if (here === path.dirname(here)) return true;
  }
}

/** A folder that survives a restart and that the lent account can enter, for a checkout that only root can enter. */
export async function outsideFolder(): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', os.tmpdir()]) {
    const folder = path.join(parent, 'kindwing');
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o755 });
      const stat = await fs.lstat(folder);
      if (stat.isDirectory() && stat.uid === process.getuid?.()) return folder;
    } catch {
      // Read-only: the next one will do.
    }
  }
  throw new Error(
    'Found no folder for Postgres outside of the checkout: /var/lib, /var/tmp and the temp folder failed.',
  );
}
