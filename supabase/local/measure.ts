import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from './free-ports.ts';
import { makeKeys } from './keys.ts';
import { projectRoot } from './ports.ts';
import { databaseUrl, superuser } from './postgres.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * `tsx supabase/local/measure.ts`: starts the backend as its users do, once on no data and once again, and prints how
 * long each took until a REST call and a function answered, what all of its processes hold in memory then (Linux), and
 * how long a test waits for a database of its own.
 */
async function main(): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-measure-'));
  await fs.chmod(folder, 0o755);
  const base = await freeBase();
  try {
    for (const name of ['Fresh start', 'Restart']) {
      const run = await start(folder, base);
      try {
        console.log(`${name}: ready after ${run.ready} ms, first function call answered after ${run.functions} ms`);
        if (name === 'Restart') {
          await printMemory(run.child.pid ?? 0);
          await printClones(base + 5);
        }
      } finally {
        await stop(run.child);
      }
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** A base for KINDWING_PORTS: the API is four above it. */
async function freeBase(): Promise<number> {
  const [port = 0] = await freePorts(3);
  return port - 4;
}

async function start(folder: string, base: number) {
  const began = performance.now();
  const tsx = path.join(projectRoot, 'node_modules', '.bin', 'tsx');
  const child = spawn(tsx, [path.join(projectRoot, 'supabase', 'local', 'main.ts')], {
    env: { ...process.env, KINDWING_DATA: folder, KINDWING_PORTS: String(base) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { anonKey } = await makeKeys();
  const ready = await untilAnswered(base, anonKey, '/rest/v1/rpc/quote_fee', began);
  const functions = await untilAnswered(base, anonKey, '/functions/v1/get-anonymized-ip', began);
  return { child, ready, functions };
}

async function untilAnswered(base: number, anonKey: string, target: string, began: number): Promise<number> {
  for (;;) {
    if (performance.now() - began > 60_000) throw new Error(`${target} did not answer within a minute.`);
    const response = await fetch(`http://127.0.0.1:${base + 4}${target}`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    if (response !== undefined && response.status < 500) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Proportional set size: memory that processes share (Postgres's buffers, programs) is counted once in all. */
async function printMemory(root: number): Promise<void> {
  const processes = await descendants(root);
  let total = 0;
  const byName = new Map<string, number>();
  for (const pid of processes) {
    const rollup = await fs.readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    const name = (await fs.readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'gone')).trim();
    byName.set(name, (byName.get(name) ?? 0) + kilobytes);
    total += kilobytes;
  }
  const parts = [...byName].map(([name, kilobytes]) => `${name} ${Math.round(kilobytes / 1024)}`);
  console.log(`Memory of ${processes.length} processes: ${Math.round(total / 1024)} MB (${parts.join(', ')})`);
}

/** The first clone makes the template that the others are copied from. */
async function printClones(postgresPort: number): Promise<void> {
  const times: number[] = [];
  for (let clone = 0; clone < 11; clone++) {
    const began = performance.now();
    const database = await createTestDatabase(
      databaseUrl(postgresPort, superuser),
      databaseUrl(postgresPort, 'postgres'),
    );
    times.push(Math.round(performance.now() - began));
    await database.drop();
  }
  const [first, ...rest] = times;
  rest.sort((a, b) => a - b);
  console.log(`A test's database: the template ${first} ms, ten clones of it ${rest[0]} to ${rest.at(-1)} ms`);
}

async function descendants(root: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await fs.readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await fs.readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (stat !== '') parents.set(Number(entry), parent);
  }
  const found = [root];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return found;
}

await main();
