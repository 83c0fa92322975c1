import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

interface Holder {
  pid: number;
  host: string;
  at: number;
}

/** No publication takes so long: a process that still runs under that number then is another one. */
const LONGEST = 30 * 60_000;

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Who holds a lock; nobody when it can't be read as one. */
function holderIn(text: string): Holder | undefined {
  try {
    const { pid, host, at } = JSON.parse(text) as Partial<Holder>;
    return pid && host && at ? { pid, host, at } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs the work while nobody else publishes here. A lock left by a process that has died is taken over; one from another
 * machine, whose processes can't be seen, after half an hour.
 */
export async function withLock<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): void {
  // Written beside and linked, so that a lock is never seen half written.
  const mine = `${file}.${randomUUID()}.part`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() } satisfies Holder));
  try {
    for (;;) {
      try {
        linkSync(mine, file);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      setAside(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes a lock that nobody holds any more, or says who holds it. */
function setAside(file: string): void {
  const aside = `${file}.${randomUUID()}.part`;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return;
  }
  const holder = holderIn(text);
  if (holder && Date.now() - holder.at < LONGEST) {
    const here = holder.host === hostname();
    if (here && holder.pid === process.pid)
      throw new Error('a publication is running in this process already: await it first');
    if (!here || alive(holder.pid))
      throw new Error(
        `process ${holder.pid}${here ? '' : ` on ${holder.host}`} is publishing here already (${file}): wait for it to end and try again`,
      );
  }
  try {
    renameSync(file, aside);
    // Somebody else was quicker and holds a fresh lock by now: it goes back.
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch {
    // Gone, or taken again: the next try says which.
  } finally {
    rmSync(aside, { force: true });
  }
}
