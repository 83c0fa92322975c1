import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: two folders above this file's. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface Ports {
  shell: number;
  api: number;
  postgres: number;
  functions: number;
}

/** `KINDWING_PORTS=4000` moves everything: shell 4000 (remotes 4001–4003), API 4004, Postgres 4005, functions 4006. */
export function choosePorts(environment: NodeJS.ProcessEnv = process.env): Ports {
  const wanted = environment.KINDWING_PORTS;
  if (wanted === undefined || wanted === '') return { shell: 3000, api: 54321, postgres: 54322, functions: 54323 };
  const base = Number(wanted);
  if (!Number.isInteger(base) || base < 1024 || base > 65500) {
    throw new Error(`KINDWING_PORTS must be a whole number from 1024 to 65500, not "${wanted}".`);
  }
  return { shell: base, api: base + 4, postgres: base + 5, functions: base + 6 };
}

/** Where the data lie: `KINDWING_DATA`, or `.kindwing/data` in the checkout. */
export function chooseDataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const wanted = environment.KINDWING_DATA;
  return wanted ? path.resolve(wanted) : path.join(projectRoot, '.kindwing', 'data');
}
