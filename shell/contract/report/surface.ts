import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export const contractRoot = dirname(import.meta.dirname);

/** What other teams write against: the module's types, the published files' schemas, and the fakes of their tests. */
const faces = ['src', 'schema', 'testing'];

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

/** The contract's public types, as the compiler declares them: one section for each file, without comments. */
export function surface(): string {
  const out = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    compile(out);
    const sections = faces.flatMap((face) => {
      const folder = join(out, 'shell', 'contract', face);
      const files = readdirSync(folder).filter((file) => file.endsWith('.d.ts') && !file.includes('.test.'));
      return files
        .sort()
        .map((file) => `// ${face}/${basename(file, '.d.ts')}\n${bare(readFileSync(join(folder, file), 'utf8'))}`);
    });
    return `${sections.join('\n\n')}\n`;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
