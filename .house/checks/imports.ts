import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../run.ts';

export interface Import {
  /** path of the importing file, from the root */
  file: string;
  /** what it names: a package, a face of one, or a relative path */
  specifier: string;
  line: number;
}

const skipped = new Set(['node_modules', 'dist', '.kindwing', 'artifacts', 'coverage', 'fixtures', 'template']);

/** Every TypeScript file below a folder, as paths from the root. */
export function sourceFiles(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) found.push(...sourceFiles(path));
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) found.push(path);
  }
  return found;
}

/** Static imports, re-exports and literal dynamic imports of a file. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${relative(root, file)} can't be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const found: Import[] = [];
  for (const { moduleRequest, start } of module.staticImports)
    found.push({ file, specifier: moduleRequest.value, line: lineAt(start) });
  for (const { entries, start } of module.staticExports)
    for (const { moduleRequest } of entries)
      if (moduleRequest) found.push({ file, specifier: moduleRequest.value, line: lineAt(start) });
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) found.push({ file, specifier: literal[1], line: lineAt(start) });
  }
  return found;
}
