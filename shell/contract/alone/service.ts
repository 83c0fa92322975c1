import { configureAuth, getClient } from '@kindwing/auth';

/** What the running shell says of its backend: its `/config.json`, handed on by the development server. */
export interface Service {
  apiUrl: string;
  anonKey: string;
  supportPhone?: string;
}

const PATIENCE_MS = 3000;

/** A port that browsers never open: whatever is read fails at once, as with a network that is down. */
const nowhere = { apiUrl: 'http://127.0.0.1:9', anonKey: 'none' };

/** The service that runs beside this host, if one does. Either way there is a client afterwards. */
export async function findService(): Promise<Service | undefined> {
  const service = await readConfiguration();
  configureAuth(service ?? nowhere);
  await getClient();
  return service;
}

async function readConfiguration(): Promise<Service | undefined> {
  try {
    const answer = await fetch('/config.json', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as Service) : undefined;
  } catch {
    return undefined;
  }
}
