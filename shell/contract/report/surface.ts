import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { installedVersion } from '../build/packages.ts';

export const contractRoot = dirname(import.meta.dirname);

/** What other teams write against: each entry of the package, from the contract's folder. */
const entries = (): string[] => {
  const { exports } = JSON.parse(readFileSync(join(contractRoot, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(exports);
};

/** What a file hands on, a line for each name: one more alters none of the others. */
const oneByOne = (declarations: string): string =>
  declarations.replace(/^export (type )?\{([^}]*)\}([^;\n]*;)/gm, (_, type = '', names: string, rest: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .sort()
      .map((name) => `export ${type}{ ${name} }${rest}`)
      .join('\n'),
  );

/** Declarations say the same with any comment, any spacing and under any version. */
const bare = (declarations: string): string =>
  oneByOne(declarations)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/CONTRACT_VERSION = "[^"]*"/, 'CONTRACT_VERSION: string')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//') && line !== 'export {};')
    .join('\n');

const workspace = join(contractRoot, '..', '..');

function compile(folder: string, entries: readonly string[], out: string): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const project = join(out, 'tsconfig.json');
  const files = entries.map((entry) => join(folder, entry));
  writeFileSync(project, JSON.stringify({ extends: join(folder, 'tsconfig.json'), include: [], files }));
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', out];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--rootDir', workspace, ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${relative(workspace, folder)} has type errors, mend them first:\n${stdout}`);
}

const declarationOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

/** How a declaration at the top of a file begins; what is inside of one is indented. */
const STATEMENT = /^(?=(?:export|declare|interface|type|import|class|abstract)\b)/m;
const VALUE = /^export (?:declare )?(?:abstract )?(?:const|let|function|class) (\w+)/;

/** Without the values that the package keeps to itself: a file exports more than is handed on. Types stay, since others are made of them. */
const handedValues = (declarations: string, handed: (name: string) => boolean): string =>
  declarations
    .split(STATEMENT)
    .filter((statement) => {
      const name = VALUE.exec(statement)?.[1];
      return name === undefined || handed(name);
    })
    .join('');

/** What comes out of a library is watched by its name, and by the library's major version. */
function librariesIn(folder: string, section: string): string {
  const names = [...section.matchAll(/^export .* from '([^.'][^']*)';$/gm)].map(([, name = '']) => name);
  const majors = [...new Set(names)]
    .filter((name) => !name.startsWith('@kindwing/'))
    .map((name) => `${name} ${installedVersion(folder, name).split('.')[0]}`);
  return [section, ...majors].join('\n');
}

/** A file, and those whose names it hands on: what it only imports is its own affair. */
function handedOn(read: (file: string) => string, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ''] of read(file).matchAll(/export\s[^;]*?\sfrom\s+['"](\.[^'"]+)['"]/g))
    handedOn(read, posix.join(posix.dirname(file), from), known);
  return known;
}

/**
 * The public types of each entry of a package in `folder`, as the compiler declares them: one section for each file, without
 * comments.
 */
export function surfaces(folder: string, entries: readonly string[]): string[] {
  // Beside the sources, so that the compiler finds the package's types from it.
  const out = mkdtempSync(join(folder, 'node_modules', '.report-'));
  try {
    compile(folder, entries, out);
    const read = (file: string) => readFileSync(join(out, relative(workspace, folder), declarationOf(file)), 'utf8');
    const begins = new Set(entries.map((entry) => posix.normalize(entry)));
    return [...begins].map((entry) => {
      const files = [...handedOn(read, entry)].sort();
      const lists = files.map((file) => oneByOne(read(file))).join('\n');
      const isHanded = (name: string) =>
        new RegExp(`^export \\{ (?:\\w+ as )?${name}(?: as \\w+)? \\} from '\\.`, 'm').test(lists);
      const section = (file: string) => {
        const whole = begins.has(file) || /^export \*/m.test(lists);
        const declared = bare(handedValues(read(file), (name) => whole || isHanded(name)));
        return `// ${file.replace(/\.tsx?$/, '')}\n${librariesIn(folder, declared)}`;
      };
      return files.map(section).join('\n\n');
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The contract's public types: a file that several entries hand on is in it once. */
export function surface(): string {
  const sections = surfaces(contractRoot, entries()).flatMap((each) => each.split('\n\n'));
  return `${[...new Set(sections)].join('\n\n')}\n`;
}

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
