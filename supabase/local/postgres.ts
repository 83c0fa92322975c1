import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, accountForPostgres, canEnter, outsideFolder } from './enterable.ts';
import { findBinaries } from './postgres-binaries.ts';
import { stopOrphan } from './postgres-orphan.ts';

/** The superuser, named as on hosted Supabase; `postgres` there is a lesser role (see roles.sql). */
export const superuser = 'supabase_admin';
/** Loopback only, demo data only; the same for every role that logs in. */
export const localPassword = 'postgres';

export interface PostgresServer {
  port: number;
  pid: number;
  folder: string;
  /** True when the cluster did not exist before. */
  fresh: boolean;
  stop(): Promise<void>;
}

export function databaseUrl(port: number, role: string, database = 'postgres'): string {
  return `postgres://${role}:${localPassword}@127.0.0.1:${port}/${database}`;
}

/** Where the cluster of a data folder lies: inside it, or outside when the account could not enter it there. */
export async function clusterFolder(dataFolder: string): Promise<string> {
  const account = await accountForPostgres();
  if (await canEnter(dataFolder, account)) return path.join(dataFolder, 'postgres');
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  return path.join(await outsideFolder(), `data-${name}`);
}

/**
 * Starts Postgres on a data folder, making the cluster when there is none and stopping an orphan of a killed run.
 * `durable: false` trades crash safety for speed (tests).
 */
export async function startPostgres(dataFolder: string, port: number, durable: boolean): Promise<PostgresServer> {
  const account = await accountForPostgres();
  const folder = await clusterFolder(dataFolder);
  const binaries = await findBinaries(account);
  await stopOrphan(folder);
  const fresh = await initialise(binaries.initdb, folder, account);
  const log = await fs.open(`${folder}.log`, 'w');
  const child = spawn(binaries.postgres, ['-D', folder, ...settings(port, durable)], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_MESSAGES: 'C' },
    // Its own process group: Ctrl-C in the terminal must not stop the database before its callers.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`Postgres could not be started: ${binaries.postgres}`);
  let running = true;
  void ended.then(() => {
    running = false;
  });
  await untilReady(folder, port, pid, () => running);
  child.unref();
  return {
    port,
    pid,
    folder,
    fresh,
    async stop() {
      // SIGINT is Postgres's fast shutdown: open transactions roll back, everything is written.
      if (running) child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}

function settings(port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '48MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function initialise(initdb: string, folder: string, account: Account | undefined): Promise<boolean> {
  if (await exists(path.join(folder, 'PG_VERSION'))) return false;
  // Made aside and renamed: a run killed during initdb leaves no half-made cluster behind.
  const draft = `${folder}.new`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.mkdir(path.dirname(folder), { recursive: true, mode: 0o755 });
  await fs.mkdir(draft, { mode: 0o700 });
  if (account !== undefined) await fs.chown(draft, account.uid, account.gid);
  const passwordFile = path.join(path.dirname(folder), `.initdb-${process.pid}`);
  await fs.writeFile(passwordFile, localPassword, { mode: 0o600 });
  if (account !== undefined) await fs.chown(passwordFile, account.uid, account.gid);
  try {
    await run(initdb, account, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts as the hosted project's en_US does, without needing that locale on the machine.
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ]);
  } finally {
    await fs.rm(passwordFile, { force: true });
  }
  await fs.rename(draft, folder);
  return true;
}

function run(program: string, account: Account | undefined, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(program)} ended with ${code}: ${complaint.trim()}`)),
    );
  });
}

/** Postgres writes its state into the eighth line of postmaster.pid. */
async function untilReady(folder: string, port: number, pid: number, alive: () => boolean): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  for (let waited = 0; waited < 30_000; waited += 15) {
    if (!alive()) {
      const log = await fs.readFile(`${folder}.log`, 'utf8').catch(() => '');
      throw new Error(`Postgres did not start on port ${port}: ${log.trim().split('\n').slice(-4).join(' ')}`);
    }
    const lines = (await fs.readFile(file, 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === pid && lines[7]?.startsWith('ready')) return;
    await sleep(15);
  }
  throw new Error(`Postgres on port ${port} was not ready within 30 s; its log is ${folder}.log.`);
}

async function exists(file: string): Promise<boolean> {
  return (await fs.stat(file).catch(() => undefined)) !== undefined;
}
