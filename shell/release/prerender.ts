import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Language, languages, type RemoteModule } from '@kindwing/contract';
import type { Registry, RemoteRelease } from '@kindwing/contract/schema';
import { MISSING_PATH } from '../src/address/site-address.ts';
import type * as ShellServer from '../src/server/index.ts';
import type { Layout } from './layout.ts';
import type { Settings } from './settings.ts';
import type { Versions } from './versions.ts';
import { writeWhole } from './write.ts';

/** A page's HTML before it is put into the shell's template. */
export interface MadePage {
  /** The page's own path; with a `:name` it stands for the addresses below that don't exist. */
  path: string;
  language: Language;
  address: string;
  title: string;
  head: string;
  styles: string;
  body: string;
}

const SHELL_SERVER = join('server', 'shell.cjs');

const own = createRequire(import.meta.url);

/** Evaluates a CommonJS bundle; `provide` answers what it asks for before Node's own modules do. */
function evaluate<T>(file: string, provide: (name: string) => unknown = () => undefined): T {
  const module = { exports: {} };
  const load = (name: string) => provide(name) ?? own(name);
  new Function('module', 'exports', 'require', readFileSync(file, 'utf8'))(module, module.exports, load);
  return module.exports as T;
}

interface Source {
  release: RemoteRelease;
  prerender: readonly string[];
  server: string;
}

const keyOf = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/**
 * Makes the pages that remotes ask to have made, and the page of what doesn't exist, in every language. They follow from
 * the builds and the configuration alone and are kept, so publishing a remote that has none makes none anew.
 */
export async function makePages(
  layout: Layout,
  { config }: Settings,
  { shell }: Pick<Versions, 'shell'>,
  releases: readonly RemoteRelease[],
  siteName: string,
): Promise<MadePage[]> {
  const bundle = join(layout.builds, shell.current, SHELL_SERVER);
  if (!existsSync(bundle)) return [];
  const sources = releases.flatMap((release): Source[] =>
    release.server && release.prerender?.length
      ? [
          {
            release,
            prerender: release.prerender,
            server: join(layout.remote(release.name), release.version, release.server),
          },
        ]
      : [],
  );
  const names = sources.map(({ release: { name, version, base } }) => [name, version, base]);
  const kept = join(layout.made, `${keyOf([shell.current, names, config])}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as MadePage[];
  const pages = await makeAll(bundle, sources, config, siteName);
  writeWhole(kept, JSON.stringify(pages));
  return pages;
}

async function makeAll(
  bundle: string,
  sources: readonly Source[],
  configuration: Settings['config'],
  siteName: string,
): Promise<MadePage[]> {
  // React's and the libraries' server code is the one for production.
  process.env.NODE_ENV ??= 'production';
  const shell = evaluate<typeof ShellServer>(bundle);
  const registry: Registry = {
    schema: 1,
    release: 0,
    composedAt: '',
    remotes: Object.fromEntries(sources.map(({ release }) => [release.name, { current: release }])),
  };
  const pages: MadePage[] = [];
  const make = async (path: string, remote?: { release: RemoteRelease; module: RemoteModule }) => {
    for (const language of languages) {
      try {
        const page = await shell.makePage({
          path,
          language,
          registry,
          configuration,
          siteName,
          ...(remote && { remote }),
        });
        pages.push({ path, language, ...page });
      } catch (error) {
        const who = remote ? `${remote.release.name} ${remote.release.version}` : 'the shell';
        throw new Error(`${who}: the page ${path} (${language}) can't be made ahead of time: ${error}`, {
          cause: error,
        });
      }
    }
  };
  await make(MISSING_PATH);
  for (const { release, prerender, server } of sources) {
    const module = evaluate<{ default: RemoteModule }>(server, (name) => shell.faces[name]).default;
    for (const path of prerender) await make(path, { release, module });
  }
  return pages;
}
