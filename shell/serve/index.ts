import type { Server } from 'node:http';
import type { FaultFinder } from './faults.ts';
import { remoteSite, shellSite } from './sites.ts';
import { createStaticServer } from './static-server.ts';

export type { Fault, FaultFinder } from './faults.ts';

export interface SitesOptions {
  /** `shell` and each remote's name; every one listens on 127.0.0.1 only. */
  ports: Readonly<Record<string, number>>;
  /** The folder that `openSite` publishes into. */
  sitesDir: string;
  /** Tests let things go wrong here. */
  faults?: FaultFinder;
}

export interface Sites {
  close(): Promise<void>;
}

const listen = (server: Server, port: number, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`port ${port}, meant for ${name}, is in use: free it or move all ports with KINDWING_PORTS`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Serves the published sites with the headers that production sends. Resolves when all of them listen. */
export async function startSites({ ports, sitesDir, faults }: SitesOptions): Promise<Sites> {
  const servers: Server[] = [];
  const close = async () => void (await Promise.all(servers.map(stop)));
  try {
    for (const [name, port] of Object.entries(ports)) {
      const server = createStaticServer(name === 'shell' ? shellSite(sitesDir) : remoteSite(sitesDir, name), faults);
      await listen(server, port, name);
      servers.push(server);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
