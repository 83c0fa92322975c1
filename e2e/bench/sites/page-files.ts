import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variant } from './served.ts';

/** Every page as a change to its HTML makes it, with the headers of the original. The changed files lie in `folder`. */
export const changedPages =
  (folder: string, change: (html: string, path: string) => string): Variant =>
  (shipped) => {
    mkdirSync(folder, { recursive: true });
    const originals = new Map<string, string>();
    return {
      name: shipped.name,
      find: (path) => {
        const found = shipped.find(path);
        if (!found?.file.endsWith('.html')) return found;
        const html = change(readFileSync(found.file, 'utf8'), path);
        const file = join(folder, `${createHash('sha256').update(html).digest('hex').slice(0, 16)}.html`);
        if (!existsSync(file)) writeFileSync(file, html);
        originals.set(file, found.file);
        return { ...found, file };
      },
      headersFor: (path, file) => shipped.headersFor(path, (file && originals.get(file)) ?? file),
    };
  };
