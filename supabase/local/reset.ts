import fs from 'node:fs/promises';
import path from 'node:path';
import { findHolder } from './data-lock.ts';
import { chooseDataFolder } from './ports.ts';
import { clusterFolder } from './postgres.ts';
import { stopOrphan } from './postgres-orphan.ts';

/**
 * `npm run reset`: removes what the backend keeps, and nothing else that may lie in the folder. Refuses while a backend
 * runs on it. The next start makes everything anew.
 */
async function main(): Promise<void> {
  const folder = chooseDataFolder();
  const holder = findHolder(folder);
  if (holder !== undefined) {
    console.error(
      `The data in ${folder} are in use by process ${holder.pid} since ${holder.since} (port ${holder.port}). ` +
        'Stop it first; nothing was removed.',
    );
    process.exitCode = 3;
    return;
  }
  const cluster = await clusterFolder(folder);
  const kept = ['mail', 'storage', 'deno', 'seeded', 'lock.json'].map((name) => path.join(folder, name));
  const present: string[] = [];
  for (const item of [cluster, `${cluster}.log`, `${cluster}.new`, ...kept]) {
    if ((await fs.stat(item).catch(() => undefined)) !== undefined) present.push(item);
  }
  if (present.length === 0) {
    console.log(`There are no data in ${folder}; nothing to remove.`);
    return;
  }
  console.log(`This removes the database, the files and the mails of Kindwing on this machine:`);
  for (const item of present) console.log(`  ${item}`);
  await stopOrphan(cluster);
  for (const item of present) await fs.rm(item, { recursive: true, force: true });
  console.log('Removed. The next start begins with fresh demo data.');
}

await main();
