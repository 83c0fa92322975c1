import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** All files below a folder, as paths with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** One hash for a folder's names and contents. */
export function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/**
 * Copies a folder to a place that appears whole or not at all. What is there already stays: a version never changes, and
 * a different content under the same name is refused.
 */
export function placeImmutable(from: string, to: string): void {
  if (existsSync(to)) {
    if (hashOfFolder(from) !== hashOfFolder(to))
      throw new Error(`${to} exists with other content: a published version never changes, publish a new one`);
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  const incoming = `${to}.${process.pid}.part`;
  rmSync(incoming, { recursive: true, force: true });
  cpSync(from, incoming, { recursive: true });
  renameSync(incoming, to);
}
