import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedRemote } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { afterAll } from 'vitest';
import type { Settings } from './settings.ts';

const below = mkdtempSync(join(tmpdir(), 'kindwing-release-'));
afterAll(() => rmSync(below, { recursive: true, force: true, maxRetries: 5 }));

/** Gone when the tests of a file are over. */
export const temporaryFolder = (): string => mkdtempSync(join(below, 'folder-'));

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Name of the script in `shellBuild(mark)`. */
export const shellScript = (mark = 'one'): string =>
  `static/js/index.${createHash('md5').update(mark).digest('hex').slice(0, 10)}.js`;

/** What a build of the shell leaves behind, small enough to read; `more` files beside. */
export const shellBuild = (mark = 'one', facts: object = {}, more: Readonly<Record<string, string>> = {}): string =>
  write(temporaryFolder(), {
    'index.html': `<!doctype html><html lang="en"><head><title>Kindwing</title><!--kindwing:head--><script>early('${mark}')</script></head><body><div id="root"><!--kindwing:app--></div></body></html>`,
    'shell.json': JSON.stringify({ contract: '1.0.0', shared: { '@kindwing/ui/router': '1.0.0' }, ...facts }),
    [shellScript(mark)]: `boot('${mark}')`,
    'server/monitoring.js': 'measure()',
    'server/ahead.js': 'fetchAhead()',
    'favicon.svg': '<svg/>',
    ...more,
  });

/** The bundle of a shell that makes pages: a page's body is what the remote's own bundle makes of it. */
const pageMaker = (mark: string) => `
exports.faces = { mark: '${mark}' };
exports.ownPages = ['/404', '/login'];
exports.makePage = async ({ path, language, remote, configuration }) => ({
  address: language === 'en' ? path : '/es' + (path === '/' ? '' : path),
  title: path,
  head: '<meta name="description" content="' + path + '">',
  styles: '',
  body: '<p>' + '${mark} ' + (remote ? remote.release.version + ' ' + remote.module.make(path, language, configuration) : 'nothing here') + '</p>',
});`;

/** A build of the shell that makes pages ahead of time. */
export const makingShellBuild = (mark = 'one', facts: object = {}): string =>
  shellBuild(mark, facts, { 'server/shell.cjs': pageMaker(mark) });

const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What a build of a remote leaves behind. The version follows from the content, as in a real build. */
export function remoteBuild(
  name: string,
  content = 'one',
  changes: Partial<PublishedRemote> = {},
  more: Readonly<Record<string, string>> = {},
): string {
  const files = {
    'remoteEntry.0123456789.js': `entry('${content}')`,
    'static/js/async/a.0123456789.js': `page('${content}')`,
    ...more,
  };
  const description = publishedRemote({
    name,
    version: `1.0.0-${createHash('md5').update(content).digest('hex').slice(0, 10)}`,
    mounts: [`/${name}`],
    routes: [{ path: `/${name}`, covers: 'subtree', title: { en: name, es: name } }],
    slots: [],
    preload: ['static/js/async/a.0123456789.js'],
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha(text)])),
    ...changes,
  });
  return write(temporaryFolder(), { ...files, 'remote.json': JSON.stringify(description) });
}

/** A build of the public remote, whose pages `/` and `/services` are made ahead by `make`: a function's body that knows path, language and configuration. */
export const publicBuild = (
  content = 'one',
  changes: Partial<PublishedRemote> = {},
  make = `return '${content}'`,
): string =>
  remoteBuild(
    'public',
    content,
    {
      mounts: ['/'],
      routes: ['/', '/services'].map((path) => ({ path, covers: 'exact', title: { en: path, es: path } })),
      prerender: ['/', '/services'],
      server: 'server/remote.cjs',
      ...changes,
    },
    { 'server/remote.cjs': `exports.default = { make: (path, language, configuration) => { ${make} } };` },
  );

export const settings: Settings = {
  origins: { public: 'https://public.example', portal: 'https://portal.example', admin: 'https://admin.example' },
  config: { environment: 'production', apiUrl: 'https://api.example', anonKey: 'key' },
};
