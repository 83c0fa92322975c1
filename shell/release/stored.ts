import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/** A file of a folder, or an object of a bucket. */
export interface Stored {
  path: string;
  bytes: number;
  /** Milliseconds since 1970. */
  modified: number;
}

export const storedIn = (folder: string): Stored[] =>
  (existsSync(folder) ? filesBelow(folder) : []).map((path) => {
    const { size, mtimeMs } = statSync(join(folder, path));
    return { path, bytes: size, modified: mtimeMs };
  });

/** Removes a file or a folder; a folder that is half gone never stands under its own name. */
export function removeStored(sites: string, path: string): void {
  const place = join(sites, path);
  const going = path.endsWith('.part') ? place : `${place}.${process.pid}.part`;
  if (going !== place) renameSync(place, going);
  rmSync(going, { recursive: true, force: true });
}
