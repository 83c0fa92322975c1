import path from 'node:path';
import { createAuthService } from './auth/index.ts';
import { readConfig } from './config.ts';
import { takeLock } from './data-lock.ts';
import { openPool, prepareDatabase } from './databases.ts';
import { createFunctionsService } from './functions.ts';
import { type Gateway, startGateway } from './gateway/index.ts';
import { localJwtSecret, makeKeys } from './keys.ts';
import { createMailService, openMailbox } from './mailbox/index.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { chooseDataFolder, choosePorts, type Ports } from './ports.ts';
import { databaseUrl, startPostgres, superuser } from './postgres.ts';
import { createRealtimeService } from './realtime/index.ts';
import type { BackendContext, Mailbox, Service } from './service.ts';
import { createStorageService } from './storage/index.ts';

export interface BackendOptions {
  ports?: Ports;
  dataFolder?: string;
  /** Where links in mails lead; the shell's address by default. */
  siteUrl?: string;
  /** Further addresses that sign-in links may lead to. */
  redirectAllowList?: readonly string[];
  /** Settings of the function `drain-outbox`; with them it sends the mails, when called, instead of the worker here. */
  mailSettings?: Record<string, string>;
  /** False trades crash safety for speed, for tests. */
  durable?: boolean;
}

export interface Backend {
  apiUrl: string;
  anonKey: string;
  serviceKey: string;
  /** As `postgres`, the role that migrations and a hosted project's owner have. */
  databaseUrl: string;
  /** As the superuser: for tests and tools on this machine. */
  adminDatabaseUrl: string;
  mailbox: Mailbox;
  /** True when there were no data before, so that a seed is wanted. */
  fresh: boolean;
  /** Milliseconds from the start of `startBackend` to the end of each step. */
  timings: Record<string, number>;
  /** Process ids, for measuring. */
  processes(): { postgres: number; functions: number | undefined };
  /** Sends the mails that are due without waiting for the worker's next look; returns how many. */
  drainOutbox(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts the embedded backend: Postgres, migrations, REST, auth, storage, functions, realtime and the mailbox behind
 * one port on 127.0.0.1. Throws `DataInUseError` when another process holds the data, and leaves nothing running when
 * any part fails to start.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const ports = options.ports ?? choosePorts();
  const dataFolder = options.dataFolder ?? chooseDataFolder();
  const undo: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
  };
  try {
    undo.push(takeLock(dataFolder, ports.api));
    return { ...(await assemble(ports, dataFolder, options, undo)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function assemble(
  ports: Ports,
  dataFolder: string,
  options: BackendOptions,
  undo: (() => unknown)[],
): Promise<Omit<Backend, 'close'>> {
  const began = performance.now();
  const timings: Record<string, number> = {};
  const mark = (step: string): void => {
    timings[step] = Math.round(performance.now() - began);
  };

  // The largest module: it loads while Postgres starts in its own process.
  const restModule = import('./rest/index.ts');
  const server = await startPostgres(dataFolder, ports.postgres, options.durable ?? true);
  undo.push(() => server.stop());
  mark('postgres');

  const adminDatabaseUrl = databaseUrl(ports.postgres, superuser);
  const ownerUrl = databaseUrl(ports.postgres, 'postgres');
  await prepareDatabase(adminDatabaseUrl, ownerUrl);
  mark('migrations');

  const sql = openPool(adminDatabaseUrl, 6);
  undo.push(() => sql.end({ timeout: 2 }));
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const siteUrl = options.siteUrl ?? `http://127.0.0.1:${ports.shell}`;
  const mailbox = await openMailbox(path.join(dataFolder, 'mail'));
  const keys = await makeKeys();
  const context: BackendContext = {
    sql,
    apiUrl,
    siteUrl,
    redirectAllowList: [`${siteUrl}/**`, ...(options.redirectAllowList ?? [])],
    jwtSecret: localJwtSecret,
    ...keys,
    mailbox,
    dataDir: dataFolder,
  };
  const config = readConfig();
  const { createRestService } = await restModule;
  const rest = await createRestService({
    authenticatorUrl: databaseUrl(ports.postgres, 'authenticator'),
    readerUrl: adminDatabaseUrl,
    schemas: config.api.schemas,
    maxRows: config.api.max_rows,
  });
  undo.push(() => rest.close?.());
  // As for PostgREST: `notify pgrst, 'reload schema'` after a change of the schema by hand.
  await sql.listen('pgrst', () => void rest.refresh());
  mark('rest');

  const functions = createFunctionsService({
    ...keys,
    port: ports.functions,
    apiUrl,
    jwtSecret: localJwtSecret,
    config: config.functions,
    cacheFolder: path.join(dataFolder, 'deno'),
    environment: { SITE_URL: siteUrl, ...options.mailSettings },
  });
  undo.push(() => functions.close?.());
  const others = await makeServices(context);
  for (const service of others) undo.push(() => service.close?.());
  const gateway: Gateway = await startGateway({
    ...keys,
    port: ports.api,
    jwtSecret: localJwtSecret,
    services: [rest, functions, ...others],
  });
  undo.push(() => gateway.close());
  // Set aside for as long as a timer can be when the function sends.
  const interval = options.mailSettings === undefined ? 1000 : 2 ** 31 - 1;
  const outbox = startOutboxWorker({ sql, mailbox, siteUrl, interval });
  undo.push(() => outbox.close());
  mark('gateway');

  return {
    apiUrl,
    ...keys,
    databaseUrl: ownerUrl,
    adminDatabaseUrl,
    mailbox,
    fresh: server.fresh,
    timings,
    processes: () => ({ postgres: server.pid, functions: functions.pid() }),
    drainOutbox: () => outbox.drain(),
  };
}

async function makeServices(context: BackendContext): Promise<Service[]> {
  const health: Service = {
    path: '/_local/health',
    isOpen: () => true,
    fetch: async () => Response.json({ ok: (await context.sql`select 1 as one`).length === 1 }),
  };
  return [
    health,
    createMailService(context),
    createAuthService(context),
    createStorageService(context),
    await createRealtimeService(context),
  ];
}
