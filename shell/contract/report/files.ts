import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractRoot } from './surface.ts';
import type { Report } from './verdict.ts';

const folder = join(contractRoot, 'report');
const fileOf = (name: string) =>
  join(folder, name === 'contract' ? name : `faces/${name.replace('@kindwing/', '').replaceAll('/', '-')}`);
const versionsOf = (name: string) => (name === 'contract' ? join(folder, 'versions.json') : `${fileOf(name)}.json`);

export function readReport(name: string): Report {
  if (!existsSync(versionsOf(name))) return { versions: {}, surface: '' };
  return {
    versions: JSON.parse(readFileSync(versionsOf(name), 'utf8')),
    surface: readFileSync(`${fileOf(name)}.d.txt`, 'utf8'),
  };
}

export function writeReport(name: string, { versions, surface }: Report): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(versionsOf(name), `${JSON.stringify(versions, null, 2)}\n`);
  writeFileSync(`${fileOf(name)}.d.txt`, surface);
}
