import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractRoot } from './surface.ts';
import type { Report } from './verdict.ts';

const VERSIONS = join(contractRoot, 'report', 'versions.json');
const SURFACE = join(contractRoot, 'report', 'contract.d.txt');

export function readReport(): Report {
  if (!existsSync(VERSIONS)) return { versions: {}, surface: '' };
  return { versions: JSON.parse(readFileSync(VERSIONS, 'utf8')), surface: readFileSync(SURFACE, 'utf8') };
}

export function writeReport({ versions, surface }: Report): void {
  writeFileSync(VERSIONS, `${JSON.stringify(versions, null, 2)}\n`);
  writeFileSync(SURFACE, surface);
}
