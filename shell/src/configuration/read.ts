import { type ConfigurationState, checkConfiguration } from './schema.ts';

declare global {
  interface Window {
    __KINDWING_CONFIG__?: unknown;
  }
}

const FILE = '/config.json';
const PATIENCE_MS = 5000;
const ATTEMPTS = 2;

/** Reads the window-level object or, without one, `/config.json`. Never throws: what is wrong becomes a page that says so. */
export async function readConfiguration(): Promise<ConfigurationState> {
  const global = window.__KINDWING_CONFIG__;
  if (global !== undefined) return checkConfiguration(global, 'window.__KINDWING_CONFIG__');
  let detail = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await fetchFile();
    if (answer.ok) return checkConfiguration(answer.value, FILE);
    detail = answer.detail;
  }
  return {
    status: 'broken',
    problems: [{ kind: 'unreadable', place: FILE, detail }],
    present: { apiUrl: false, anonKey: false },
  };
}

async function fetchFile(): Promise<{ ok: true; value: unknown } | { ok: false; detail: string }> {
  try {
    const answer = await fetch(FILE, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return { ok: false, detail: `HTTP ${answer.status}` };
    return { ok: true, value: await answer.json() };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
