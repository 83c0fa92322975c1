import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Database } from '../../client/database.types.ts';
import { freePorts } from '../../local/free-ports.ts';
import { makeKeys } from '../../local/keys.ts';
import { projectRoot } from '../../local/ports.ts';

const local = path.join(projectRoot, 'supabase', 'local');

/** A place of its own for a backend: data and ports that nothing else uses. */
export interface Place {
  folder: string;
  base: number;
  remove(): Promise<void>;
}

export async function newPlace(): Promise<Place> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-lifecycle-'));
  await fs.chmod(folder, 0o755);
  // API, Postgres and functions stand beside each other.
  const [port = 0] = await freePorts(3);
  return { folder, base: port - 4, remove: () => fs.rm(folder, { recursive: true, force: true }) };
}

export interface Ended {
  code: number | null;
  output: string;
}

function run(
  script: string,
  { folder, base }: Place,
): { child: ChildProcess; output(): string; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(local, script)], {
    cwd: path.join(projectRoot, 'supabase'),
    env: { ...process.env, KINDWING_DATA: folder, KINDWING_PORTS: String(base) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
  }
  const ended = new Promise<Ended>((resolve) => child.once('exit', (code) => resolve({ code, output: text })));
  return { child, output: () => text, ended };
}

/** Runs a script of supabase/local to its end. */
export const runToEnd = (script: string, place: Place): Promise<Ended> => run(script, place).ended;

export interface RunningBackend {
  pid: number;
  apiUrl: string;
  /** With the service key. */
  service: SupabaseClient<Database>;
  visitor: SupabaseClient<Database>;
  kill(signal: NodeJS.Signals): Promise<Ended>;
}

/** Starts the backend as `main.ts` does and resolves once it says that it is ready. */
export async function startProcess(place: Place): Promise<RunningBackend> {
  const { child, output, ended } = run('main.ts', place);
  const early = ended.then(({ code, output: text }) => {
    throw new Error(`The backend ended with ${code} before it was ready: ${text}`);
  });
  // Only the race below asks for it; once ready, its end is no failure.
  early.catch(() => {});
  const ready = (async () => {
    while (!output().includes('The backend is ready')) await new Promise((resolve) => setTimeout(resolve, 50));
  })();
  await Promise.race([ready, early]);
  const apiUrl = `http://127.0.0.1:${place.base + 4}`;
  const { anonKey, serviceKey } = await makeKeys();
  const connect = (key: string): SupabaseClient<Database> =>
    createClient<Database>(apiUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: ws as unknown as typeof WebSocket },
    });
  return {
    pid: child.pid ?? 0,
    apiUrl,
    service: connect(serviceKey),
    visitor: connect(anonKey),
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** The Postgres of a place, as its own file says. */
export async function postgresPid({ folder }: Place): Promise<number> {
  const text = await fs.readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** Processes whose command line names a text. */
export async function processesNaming(text: string): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await fs.readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const command = await fs.readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(text)) found.push(Number(entry));
  }
  return found;
}
