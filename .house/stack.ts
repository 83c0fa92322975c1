import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FaultFinder,
  openSite,
  type Site,
  type Sites,
  type SitesOptions,
  startSites,
} from '../shell/release/index.ts';
import { type Backend, startBackend } from '../supabase/local/index.ts';
import { chooseDataFolder, choosePorts } from '../supabase/local/ports.ts';
import { seed } from '../supabase/seed/index.ts';
import { buildSites, sites } from './build.ts';
import { root } from './run.ts';

export interface StackOptions {
  environment: 'development' | 'test';
  dataFolder?: string;
  /** A site that somebody else serves, from its sources. */
  except?: string;
  /** Tests let things go wrong here. */
  faults?: FaultFinder;
  /** Another way to serve the sites; over plain HTTP when left out. */
  serving?: { scheme: 'https'; start: (options: SitesOptions) => Promise<Sites> };
  /** Told before each step, for whoever waits. */
  onStep?: (step: string) => void;
}

export interface Stack {
  shellUrl: string;
  backend: Backend;
  site: Site;
  sitesDir: string;
  close(): Promise<void>;
}

const supportPhone = process.env.KINDWING_SUPPORT_PHONE ?? '+34 900 000 112';

/** The whole service on this machine: backend with demo data, four sites built, published and served. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { environment, faults, except, serving, onStep = () => {} } = options;
  const ports = choosePorts();
  const dataFolder = options.dataFolder ?? chooseDataFolder();
  const sitesDir = options.dataFolder
    ? join(dataFolder, 'sites')
    : join(process.env.KINDWING_DATA ?? join(root, '.kindwing'), 'sites');
  const sitePorts = Object.fromEntries(sites.map(({ name, port }) => [name, ports.shell + port]));
  const origin = (name: string) => `${serving?.scheme ?? 'http'}://127.0.0.1:${sitePorts[name]}`;

  // First what another run may hold, so that a second start says so before it builds anything.
  onStep('Starting the backend');
  const backend = await startBackend({ ports, dataFolder, siteUrl: origin('shell') });
  const undo: (() => Promise<unknown>)[] = [() => backend.close()];
  const close = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    // Not `backend.fresh`: a first start that was interrupted is filled in by the next one. Seeding again adds only what lacks.
    const seeded = join(dataFolder, 'seeded');
    if (backend.fresh || !existsSync(seeded)) {
      onStep('Filling in demo data');
      await seed(backend);
      writeFileSync(seeded, '');
    }
    onStep(`Building ${sites.length} sites`);
    const builds = await buildSites();
    const site = openSite(sitesDir);
    await site.configure({
      origins: Object.fromEntries(sites.slice(1).map(({ name }) => [name, origin(name)])),
      config: {
        environment,
        apiUrl: backend.apiUrl,
        anonKey: backend.anonKey,
        supportPhone,
        siteUrl: origin('shell'),
        ...(process.env.KINDWING_MONITORING && {
          monitoring: { endpoint: `${backend.apiUrl}/functions/v1/monitoring`, share: 1 },
        }),
      },
    });
    await site.publishAll(Object.fromEntries(Object.entries(builds).map(([name, dist]) => [name, join(root, dist)])), {
      why: 'local start',
    });
    onStep('Serving');
    const servers = await (serving?.start ?? startSites)({
      ports: Object.fromEntries(Object.entries(sitePorts).filter(([name]) => name !== except)),
      sitesDir,
      ...(faults && { faults }),
    });
    undo.push(() => servers.close());
    return { shellUrl: origin('shell'), backend, site, sitesDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}
