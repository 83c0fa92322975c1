import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process-identity.ts';

/**
 * A killed Node leaves its Postgres running. The data folder's lock is ours by now, so whoever still serves the
 * cluster is such an orphan: it is stopped properly, and the next start is a clean one on whatever port is wanted.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid) && (await servesCluster(pid, cluster))) await stop(pid, cluster);
  // Whoever wrote it is gone; left in place, a reused pid would make Postgres refuse to start.
  await fs.rm(file, { force: true });
}

/** The pid may have been given to another program since: only a Postgres that names this folder is ours to stop. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const command = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined || command.split('\0').includes(cluster);
}

async function stop(pid: number, cluster: string): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') return;
      throw new Error(
        `A Postgres of another user (process ${pid}) still serves ${cluster}. Stop it as that user, then start again.`,
      );
    }
    for (let waited = 0; waited < patience; waited += 20) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
  throw new Error(`An earlier Postgres (process ${pid}) still serves ${cluster} and does not stop.`);
}
