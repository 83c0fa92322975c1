import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';

export const contractRoot = dirname(import.meta.dirname);

/** What other teams write against: each entry of the package, from the contract's folder. */
const entries = (): string[] => {
  const { exports } = JSON.parse(readFileSync(join(contractRoot, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(exports);
};

/** Declarations say the same with any comment, any spacing and under any version. */
const bare = (declarations: string): string =>
  declarations
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/CONTRACT_VERSION = "[^"]*"/, 'CONTRACT_VERSION: string')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//') && line !== 'export {};')
    .join('\n');

function compile(out: string): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', out];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', contractRoot, '--rootDir', join(contractRoot, '..', '..'), ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the contract has type errors, mend them first:\n${stdout}`);
}

const declarationOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

/** A file, and those whose names it hands on: what it only imports is its own affair. */
function handedOn(read: (file: string) => string, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ''] of read(file).matchAll(/export\s[^;]*?\sfrom\s+['"](\.[^'"]+)['"]/g))
    handedOn(read, posix.join(posix.dirname(file), from), known);
  return known;
}

/** The contract's public types, as the compiler declares them: one section for each file, without comments. */
export function surface(): string {
  const out = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    compile(out);
    const read = (file: string) => readFileSync(join(out, 'shell', 'contract', declarationOf(file)), 'utf8');
    const files = new Set(entries().flatMap((entry) => [...handedOn(read, posix.normalize(entry))].sort()));
    const sections = [...files].map((file) => `// ${file.replace(/\.tsx?$/, '')}\n${bare(read(file))}`);
    return `${sections.join('\n\n')}\n`;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
