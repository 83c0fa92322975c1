import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FunctionConfig } from './config.ts';
import { Refusal } from './gateway/refusal.ts';
import { bearerOf, verifyToken } from './gateway/tokens.ts';
import type { Keys } from './keys.ts';
import { projectRoot } from './ports.ts';
import type { Service } from './service.ts';

export interface FunctionsOptions extends Keys {
  port: number;
  apiUrl: string;
  jwtSecret: string;
  config: Record<string, FunctionConfig>;
  /** Deno's cache, below the data folder. */
  cacheFolder: string;
  /** What else the functions may read from their environment, such as the site's address. */
  environment: Record<string, string>;
}

const prefix = '/functions/v1';
const folder = path.join(projectRoot, 'supabase', 'functions');
const patience = 150_000;
/** What a function may read where it is set, and finds missing where it is not. */
const optionalSettings = ['OUTBOX_SECRET', 'MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_API_STYLE', 'MAIL_FROM'];

/**
 * supabase/functions/* under real Deno: one process for all of them, started again when it dies, gone when this one
 * is. The JWT check and the client's address are the gateway's business, as on hosted Supabase.
 */
export function createFunctionsService(options: FunctionsOptions): Service & { pid(): number | undefined } {
  const router = keepRunning(options);
  return {
    path: prefix,
    // Per function, as config.toml says: see `authorise`.
    isOpen: () => true,
    answersOptions: true,
    maxBody: 6 * 1024 * 1024,
    pid: () => router.pid(),
    close: () => router.stop(),
    async fetch(request) {
      const url = new URL(request.url);
      const rest = url.pathname.slice(prefix.length);
      await authorise(request, rest.split('/')[1] ?? '', options);
      return forward(request, `http://127.0.0.1:${options.port}${rest}${url.search}`);
    },
  };
}

async function authorise(request: Request, name: string, options: FunctionsOptions): Promise<void> {
  if (request.method === 'OPTIONS' || options.config[name]?.verify_jwt === false) return;
  const token = bearerOf(request.headers);
  if (token === undefined) throw new Refusal(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
  await verifyToken(token, options.jwtSecret);
}

async function forward(request: Request, target: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'transfer-encoding']) headers.delete(name);
  const body = request.body === null ? undefined : await request.arrayBuffer();
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      const signal = AbortSignal.timeout(patience);
      return await fetch(target, { method: request.method, headers, body, redirect: 'manual', signal });
    } catch (error) {
      // Not listening yet, right after a start or a crash: nothing has reached the function, so trying again is safe.
      if (!isRefusedConnection(error) || Date.now() > deadline) {
        throw new Refusal(503, 'WORKER_UNAVAILABLE', 'The functions do not answer', 'Try again in a moment.');
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function isRefusedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

function keepRunning(options: FunctionsOptions): { pid(): number | undefined; stop(): Promise<void> } {
  let child: ChildProcess | undefined;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  // Grows while it keeps dying, so that a broken configuration does not flood the console.
  let pause = 300;
  const start = async (): Promise<void> => {
    const command = await denoCommand(options);
    if (stopping) return;
    child = spawn(command.program, command.args, {
      env: command.environment,
      stdio: ['pipe', 'inherit', 'inherit'],
      // Its own process group: Ctrl-C in the terminal is ours to answer, in the right order.
      detached: true,
    });
    // Deno ends when this pipe closes, however we end; writing to a dead one must not end us.
    child.stdin?.on('error', () => {});
    child.once('error', (error) => console.error(`The functions could not be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`The functions ended (${signal ?? code}); starting them again.`);
      restart = setTimeout(() => void start(), pause);
      pause = Math.min(pause * 2, 30_000);
    });
  };
  void start();
  return {
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function denoCommand(options: FunctionsOptions) {
  const require = createRequire(import.meta.url);
  const denoFolder = path.dirname(require.resolve('deno/package.json'));
  // pnpm's packages are links into a store that may lie elsewhere; Deno's permissions want the real place.
  const packages = await fs.realpath(path.join(projectRoot, 'node_modules'));
  const supabase = path.join(projectRoot, 'supabase');
  const readable = [supabase, packages, path.join(projectRoot, 'package.json')];
  const { MAIL_API_URL: mailApi } = options.environment;
  const hosts = [`127.0.0.1:${options.port}`, new URL(options.apiUrl).host];
  if (mailApi !== undefined) hosts.push(new URL(mailApi).host);
  const environment = {
    SUPABASE_URL: options.apiUrl,
    SUPABASE_ANON_KEY: options.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: options.serviceKey,
    ...options.environment,
  };
  return {
    program: path.join(denoFolder, process.platform === 'win32' ? 'deno.exe' : 'deno'),
    args: [
      'run',
      '--no-remote',
      '--cached-only',
      '--no-prompt',
      '--no-lock',
      '--quiet',
      `--config=${path.join(folder, 'deno.json')}`,
      // This backend and nothing else: a function that wants to reach further says so here first.
      `--allow-net=${hosts.join(',')}`,
      `--allow-env=${[...new Set([...Object.keys(environment), ...optionalSettings, 'NODE_ENV'])].join(',')}`,
      `--allow-read=${readable.join(',')}`,
      path.join(supabase, 'local', 'functions-main.ts'),
      folder,
      String(options.port),
    ],
    environment: {
      ...environment,
      PATH: process.env.PATH,
      DENO_DIR: options.cacheFolder,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
  };
}
