import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Registry, registrySchema } from '@kindwing/contract/schema';
import { expect } from 'vitest';
import type { Publication } from './history.ts';
import type { TestS3 } from './s3-fixture.ts';

type Read = (path: string) => string;

/** What a site shows, for tests that prove it to be the old one or the new one. */
export interface Whole {
  /** The version of each part. */
  parts: Record<string, string>;
  history: number;
  config: unknown;
  /** The versions that each preview shows. */
  previews: Record<string, string>[];
}

/** Proves that pages and what they load belong together, and says which versions they are of. */
function wholePages(pages: Read, sites: Read): { registry: Registry; parts: Record<string, string> } {
  const registry: Registry = registrySchema.parse(JSON.parse(pages('registry.json')));
  const page = pages('app.html');
  expect(JSON.parse(/id="kindwing-registry">(.*?)<\/script>/.exec(page)?.[1] ?? '')).toEqual(registry);
  expect(page).toContain(JSON.stringify(JSON.parse(pages('config.json'))));
  const versions = JSON.parse(pages('versions.json'));
  expect(versions.release).toBe(registry.release);
  for (const [name, { current, previous }] of Object.entries(registry.remotes)) {
    expect(versions.remotes[name].current).toBe(current.version);
    for (const each of previous ? [current, previous] : [current])
      for (const file of [each.entry, ...each.preload, 'remote.json'])
        expect(sites(`${name}/${each.version}/${file}`)).not.toBe('');
    expect(sites(`${name}/${current.version}/${current.entry}`)).toMatch(/^entry\('.*'\)$/);
  }
  const script = /static\/js\/index\.\w+\.js/.exec(page)?.[0];
  if (script) expect(sites(`shell/assets/${script}`)).toMatch(/^boot/);
  const made = registry.remotes.public?.current.version;
  if (made)
    for (const file of ['index.html', 'services/index.html', 'es/index.html', 'es/services/index.html']) {
      expect(pages(file)).toContain(` ${made} `);
      expect(pages(file)).toContain(`"release":${registry.release},`);
      expect(/<p>(\w+) /.exec(pages(file))?.[1]).toBe(/early\('(\w+)'\)/.exec(page)?.[1]);
    }
  for (const file of ['answers.json', 'headers.json']) expect(JSON.parse(pages(file))).toBeTypeOf('object');
  const remotes = Object.entries(registry.remotes).map(([name, { current }]) => [name, current.version]);
  return { registry, parts: { shell: versions.shell.current, ...Object.fromEntries(remotes) } };
}

/** Proves that what can be fetched belongs together: by a visitor, and by whoever holds a preview's link. */
function wholeSite(release: Read, sites: Read, previews: readonly Read[]): Whole {
  const { registry, parts } = wholePages(release, sites);
  expect(release('favicon.svg')).toBe('<svg/>');
  const history = release('history.jsonl')
    .trim()
    .split('\n')
    .map((line): Publication => JSON.parse(line));
  expect(history.at(-1)?.release).toBe(registry.release);
  const shown = previews.map((pages) => {
    expect(pages('app.html')).toContain('kindwing-preview');
    return wholePages(pages, sites).parts;
  });
  return {
    parts,
    history: history.length,
    config: JSON.parse(release('config.json')),
    previews: shown.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  };
}

export function folderSite(folder: string): Whole {
  const below =
    (...path: string[]): Read =>
    (file) =>
      readFileSync(join(folder, ...path, file), 'utf8');
  const kept = join(folder, 'shell', 'previews');
  const ids = (existsSync(kept) ? readdirSync(kept) : []).filter((id) => !id.endsWith('.part'));
  return wholeSite(
    below('shell', 'current'),
    below(),
    ids.map((id) => below('shell', 'previews', id)),
  );
}

export function bucketSite(objects: TestS3['objects']): Whole {
  const below =
    (prefix = ''): Read =>
    (file) => {
      const object = objects.get(prefix + file);
      if (!object) throw new Error(`the bucket has no ${prefix}${file}`);
      const packed = object.headers['content-encoding'] === 'br';
      return (packed ? brotliDecompressSync(object.body) : object.body).toString();
    };
  const openers = [...objects.keys()].filter((key) => key.endsWith('/preview.json'));
  return wholeSite(
    below(`shell/releases/${JSON.parse(below()('current.json')).folder}/`),
    below(),
    openers.map((key) => below(key.replace('preview.json', ''))),
  );
}
