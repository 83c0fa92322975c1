import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, hashOfFolder, placeImmutable } from './files.ts';
import type { Layout } from './layout.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellFacts } from './shell-build.ts';

/** Puts a build where it can be served, without making it live. Returns its version. */
export const upload = (layout: Layout, name: string, dist: string): string =>
  name === 'shell' ? uploadShell(layout, dist) : uploadRemote(layout, name, dist);

function uploadRemote(layout: Layout, name: string, dist: string): string {
  const { version } = readRemoteBuild(name, dist);
  placeImmutable(dist, join(layout.remote(name), version));
  return version;
}

function uploadShell(layout: Layout, dist: string): string {
  readShellFacts(dist);
  const version = hashOfFolder(dist).slice(0, 12);
  placeImmutable(dist, join(layout.builds, version));
  for (const file of filesBelow(dist)) {
    const target = join(layout.assets, file);
    if (file === 'index.html' || file === 'shell.json' || file.startsWith('server/')) continue;
    // Hashed names never change their content; others (icons, robots.txt) are those of the newest build.
    if (existsSync(target) && file.startsWith('static/')) continue;
    mkdirSync(dirname(target), { recursive: true });
    const incoming = `${target}.${process.pid}.part`;
    cpSync(join(dist, file), incoming);
    renameSync(incoming, target);
  }
  return version;
}
