import { remoteSite, type Sites, type SitesOptions, type StaticSite, shellSite } from '@kindwing/shell/release';
import type { Certificate } from './certificate.ts';
import { type SecureServer, serveSecurely } from './http2-server.ts';

/** Another way to serve the shell's pages: from the site as it is published to the site as the variant has it. */
export type Variant = (shipped: StaticSite) => StaticSite;
export const asShipped: Variant = (shipped) => shipped;

export interface ServedSites extends Sites {
  /** What the shell's address answers with from now on. Remotes stay as they are. */
  show(variant: Variant): void;
}

/** The published sites over HTTP/2, each variant at the same address, so that one session serves all of them. */
export async function serveSites({ ports, sitesDir }: SitesOptions, certificate: Certificate): Promise<ServedSites> {
  const shipped = shellSite(sitesDir);
  let shown = shipped;
  const shell: StaticSite = {
    name: 'shell',
    find: (path) => shown.find(path),
    headersFor: (path, file) => shown.headersFor(path, file),
  };
  const servers: SecureServer[] = [];
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  try {
    for (const [name, port] of Object.entries(ports))
      servers.push(await serveSecurely(name === 'shell' ? shell : remoteSite(sitesDir, name), port, certificate));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    show: (variant) => {
      shown = variant(shipped);
    },
  };
}
