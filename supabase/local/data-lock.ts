import fs from 'node:fs';
import path from 'node:path';
import { isAlive, startOf } from './process-identity.ts';

/** Who holds a data folder; written into it as `lock.json`. */
export interface Holder {
  pid: number;
  /** ISO instant. */
  since: string;
  port: number;
  /** The process's start in the system's notation, so that a reused pid is not taken for the holder. */
  processStart: string | undefined;
}

export class DataInUseError extends Error {
  override name = 'DataInUseError';
  readonly holder: Holder;
  constructor(folder: string, holder: Holder) {
    super(
      `The data in ${folder} are in use: process ${holder.pid} has held them since ${holder.since} and answers on port ` +
        `${holder.port}. Stop it first, or start this one with other data (KINDWING_DATA) and ports (KINDWING_PORTS).`,
    );
    this.holder = holder;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number') {
      return value as Holder;
    }
  } catch {
    // Missing or torn by a kill in mid-write: nobody holds it.
  }
  return undefined;
}

/** The living holder of a data folder, if any. */
export function findHolder(folder: string): Holder | undefined {
  const holder = readHolder(path.join(folder, 'lock.json'));
  if (holder === undefined || !isAlive(holder.pid)) return undefined;
  if (holder.processStart !== undefined && startOf(holder.pid) !== holder.processStart) return undefined;
  return holder;
}

/**
 * Takes the folder for this process or throws `DataInUseError`. A lock left behind by a killed process is replaced.
 * Returns the function that gives it back.
 */
export function takeLock(folder: string, port: number): () => void {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock.json');
  const mine: Holder = { pid: process.pid, since: new Date().toISOString(), port, processStart: startOf(process.pid) };
  // Written aside and linked into place: the lock appears whole, and only one of two starters gets the name.
  const draft = path.join(folder, `lock.${process.pid}.json`);
  fs.writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        fs.linkSync(draft, file);
        return () => {
          if (readHolder(file)?.pid === process.pid) fs.rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = findHolder(folder);
      if (holder !== undefined) throw new DataInUseError(folder, holder);
      discardStale(file);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  throw new Error(`Could not take the lock ${file}: other processes keep taking and leaving it. Try again.`);
}

/** Moves the lock away before deleting it, and puts it back if a living process took it in that moment. */
function discardStale(file: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    const moved = readHolder(aside);
    if (moved !== undefined && isAlive(moved.pid) && startOf(moved.pid) === moved.processStart)
      fs.linkSync(aside, file);
  } catch {
    // Someone else was faster; the next attempt sees what they left.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}
