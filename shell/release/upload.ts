import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, hashOfFolder, placeImmutable } from './files.ts';
import type { Layout } from './layout.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellFacts } from './shell-build.ts';

/** Puts a build where it can be served, without making it live. Returns its version. */
export const upload = (layout: Layout, name: string, dist: string): string =>
  name === 'shell' ? uploadShell(layout, dist) : uploadRemote(layout, name, dist);

/** The version that a build of the shell gets: it follows from the content alone. */
export const shellVersion = (dist: string): string => hashOfFolder(dist).slice(0, 12);

/** The version that a build has, without uploading it. */
export const versionOf = (name: string, dist: string): string =>
  name === 'shell' ? shellVersion(dist) : readRemoteBuild(name, dist).version;

/** Whether a file of the shell's build has a name that changes with its content. */
const isHashed = (file: string) => file.startsWith('static/');

function uploadRemote(layout: Layout, name: string, dist: string): string {
  const { version } = readRemoteBuild(name, dist);
  placeImmutable(dist, join(layout.remote(name), version));
  return version;
}

function uploadShell(layout: Layout, dist: string): string {
  readShellFacts(dist);
  const version = shellVersion(dist);
  placeImmutable(dist, join(layout.builds, version));
  for (const file of filesBelow(dist).filter(isHashed)) {
    const target = join(layout.assets, file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const incoming = `${target}.${process.pid}.part`;
    cpSync(join(dist, file), incoming);
    renameSync(incoming, target);
  }
  return version;
}

/** Icons and the like keep their names, so each release has its own and they change with its pages. */
export function placeNamedFiles(build: string, release: string): void {
  for (const file of filesBelow(build)) {
    if (isHashed(file) || file === 'index.html' || file === 'shell.json' || file.startsWith('server/')) continue;
    const target = join(release, file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(build, file), target);
  }
}
