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

/** A page that couldn't be made: the application draws it in the visitor's browser instead. */
export interface Unmade {
  /** Whose page it is: a remote's name, or `shell`. */
  part: string;
  /** What, where and why, for people. */
  problem: string;
}

export interface Made {
  pages: MadePage[];
  unmade: Unmade[];
}

const keyOf = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/**
 * Makes the pages that remotes ask to have made, and the shell's own, in every language. They follow from
 * the builds and the configuration alone and are kept, so publishing a remote that has none makes none anew. One that can't
 * be made is left out and named; the others are made.
 */
export async function makePages(
  layout: Layout,
  { config }: Settings,
  { shell }: Pick<Versions, 'shell'>,
  releases: readonly RemoteRelease[],
  siteName: string,
): Promise<Made> {
  const bundle = join(layout.build(shell.current), SHELL_SERVER);
  if (!existsSync(bundle)) return { pages: [], unmade: [] };
  const sources = releases.flatMap((release): Source[] =>
    release.server && release.prerender?.length
      ? [
          {
            release,
            prerender: release.prerender,
            server: join(layout.version(release.name, release.version), release.server),
          },
        ]
      : [],
  );
  // The whole description, with the bundle's hash: a build on trial may bear the version of another one.
  const kept = join(layout.made, `${keyOf([shell.current, sources.map(({ release }) => release), config])}.json`);
  if (existsSync(kept)) return { pages: JSON.parse(readFileSync(kept, 'utf8')) as MadePage[], unmade: [] };
  const made = await asProduction(() => makeAll(bundle, sources, config, siteName));
  if (!made.unmade.length) writeWhole(kept, JSON.stringify(made.pages));
  return made;
}

/** React's and the libraries' server code is the one for production; what this process starts afterwards is told nothing of it. */
async function asProduction<T>(work: () => Promise<T>): Promise<T> {
  const given = process.env.NODE_ENV;
  process.env.NODE_ENV ??= 'production';
  try {
    return await work();
  } finally {
    if (given === undefined) delete process.env.NODE_ENV;
  }
}

async function makeAll(
  bundle: string,
  sources: readonly Source[],
  configuration: Settings['config'],
  siteName: string,
): Promise<Made> {
  const pages: MadePage[] = [];
  const unmade: Unmade[] = [];
  const trying = async (part: string, what: string, work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      unmade.push({ part, problem: `${what} can't be made ahead of time: ${error}` });
    }
  };
  const registry: Registry = {
    schema: 1,
    release: 0,
    composedAt: '',
    remotes: Object.fromEntries(sources.map(({ release }) => [release.name, { current: release }])),
  };
  await trying('shell', 'the shell: its pages', async () => {
    const shell = evaluate<typeof ShellServer>(bundle);
    const make = async (path: string, remote?: { release: RemoteRelease; module: RemoteModule }) => {
      const who = remote ? `${remote.release.name} ${remote.release.version}` : 'the shell';
      const inAll: MadePage[] = [];
      for (const language of languages)
        await trying(remote?.release.name ?? 'shell', `${who}: the page ${path} (${language})`, async () => {
          const page = await shell.makePage({
            path,
            language,
            registry,
            configuration,
            siteName,
            ...(remote && { remote }),
          });
          inAll.push({ path, language, ...page });
        });
      // A page without its twin would lead readers of the other language nowhere.
      if (inAll.length === languages.length) pages.push(...inAll);
    };
    // A build from before such pages makes the missing one alone.
    for (const path of shell.ownPages ?? [MISSING_PATH]) await make(path);
    for (const { release, prerender, server } of sources)
      await trying(release.name, `${release.name} ${release.version}: its pages`, async () => {
        const module = evaluate<{ default: RemoteModule }>(server, (name) => shell.faces[name]).default;
        for (const path of prerender) await make(path, { release, module });
      });
  });
  return { pages, unmade };
}
