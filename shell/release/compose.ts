import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@kindwing/contract';
import { firstFiles, type Registry, type RemoteRelease, registrySchema } from '@kindwing/contract/schema';
import { isPersonal, isStandIn, MISSING_PATH } from '../src/address/site-address.ts';
import { filesAt } from '../src/early/page-files.ts';
import { aheadOf } from './ahead.ts';
import { answersOf, fileOf } from './answers.ts';
import { contentSecurityPolicy } from './csp.ts';
import { misfits, newestFitting } from './fits.ts';
import { sharingTags, twinsOf } from './head.ts';
import type { Layout } from './layout.ts';
import { applicationPage, readTemplate, readyPage, SAME_ADDRESS } from './pages.ts';
import { makePages, type Unmade } from './prerender.ts';
import { publishedIn } from './remote-build.ts';
import { robots, sitemap } from './search-engines.ts';
import { noOrigin, type Settings } from './settings.ts';
import { readShellFacts, type ShellFacts } from './shell-build.ts';
import type { Versions } from './versions.ts';
import { writeWhole } from './write.ts';

/** The entry vouches for its own chunks, so a page carries the hashes of what it may preload and no others. */
const trimmed = ({
  integrity,
  prerender: _,
  server: __,
  pages: ___,
  uses: ____,
  ...release
}: RemoteRelease): RemoteRelease => {
  const needed = [release.entry, ...languages.flatMap((language) => firstFiles(release, language))];
  return {
    ...release,
    integrity: Object.fromEntries(needed.flatMap((file) => (integrity[file] ? [[file, integrity[file]]] : []))),
  };
};

function releaseOf(layout: Layout, settings: Settings, name: string, version: string): RemoteRelease {
  const origin = settings.origins[name];
  if (!origin) throw new Error(noOrigin(name));
  return { ...publishedIn(layout.version(name, version)), base: `${origin}/${version}/` };
}

/** What a release has of a remote. */
interface Part {
  current: RemoteRelease;
  /** The newest earlier version that fits the shell. */
  previous: RemoteRelease | undefined;
  /** What browsers will run of it: the current version where it fits, else the one before; nothing where none fits. */
  running: RemoteRelease | undefined;
}

function partsOf(layout: Layout, settings: Settings, versions: Versions, shell: ShellFacts): Record<string, Part> {
  return Object.fromEntries(
    Object.entries(versions.remotes).map(([name, line]) => {
      const read = (version: string) => releaseOf(layout, settings, name, version);
      const current = read(line.current);
      const previous = newestFitting(line.earlier, read, shell);
      return [name, { current, previous, running: misfits(current, shell).length ? previous : current }];
    }),
  );
}

function registryOf({ release }: Versions, parts: Readonly<Record<string, Part>>): Registry {
  const entries = Object.entries(parts).map(([name, { current, previous }]) => [
    name,
    { current: trimmed(current), ...(previous ? { previous: trimmed(previous) } : {}) },
  ]);
  const composedAt = new Date().toISOString();
  return registrySchema.parse({ schema: 1, release, composedAt, remotes: Object.fromEntries(entries) });
}

const originsOf = (registry: Registry): string[] =>
  Object.values(registry.remotes).flatMap(({ current, previous }) =>
    [current, previous].flatMap((release) => (release ? [new URL(release.base).origin] : [])),
  );

/** Content of each file of a release, by its path. */
type Files = Record<string, string>;

const policyOf = (pages: readonly string[], registry: Registry, { config }: Settings) => ({
  'content-security-policy': contentSecurityPolicy({
    pages,
    remoteOrigins: originsOf(registry),
    apiUrl: config.apiUrl,
    environment: config.environment,
    monitoring: config.monitoring?.endpoint,
  }),
});

/**
 * Whoever opened the window loses it. Only for pages that the application draws: a browser starts a process anew for such an answer,
 * and pages made ahead are where visitors arrive (decision 008).
 */
const ownWindow = { 'cross-origin-opener-policy': 'same-origin' };

export interface Composed {
  files: Files;
  /** Pages that couldn't be made ahead of time; the application draws them. */
  unmade: Unmade[];
}

/** Everything that a release consists of: pages, registry, configuration, headers, what search engines read. */
export async function composedFiles(
  layout: Layout,
  given: Settings,
  versions: Versions,
  banner = '',
): Promise<Composed> {
  // Who looks at a candidate is nobody whose experience counts.
  const settings = banner ? { ...given, config: { ...given.config, monitoring: undefined } } : given;
  const build = layout.build(versions.shell.current);
  const shell = readShellFacts(build);
  const parts = partsOf(layout, settings, versions, shell);
  const registry = registryOf(versions, parts);
  const bare = readTemplate(build);
  const template = { ...bare, html: bare.html.replace(/<body\b[^>]*>/, (body) => body + banner) };
  const { config } = settings;
  const siteUrl = config.siteUrl;
  // What doesn't fit this shell will never run: none of its code is run here either, and nobody's line is spent on it.
  const running = Object.values(parts).flatMap((part) => part.running ?? []);
  const { pages: made, unmade } = await makePages(layout, settings, versions, running, template.siteName);
  const owners = new Map(running.flatMap((release) => (release.prerender ?? []).map((path) => [path, release])));
  const ahead = aheadOf(
    shell,
    build,
    running.filter((release) => parts[release.name]?.current === release),
  );
  const files: Files = {
    'app.html': applicationPage(template, { registry, config, ahead }),
  };
  const headers: Record<string, Record<string, string>> = {};
  for (const page of made) {
    const owner = owners.get(page.path);
    const file = fileOf(page);
    const sharing = siteUrl ? sharingTags(page, made, siteUrl, template.siteName) : '';
    const twin = isStandIn(page.path)
      ? SAME_ADDRESS
      : twinsOf(page, made).find(({ language }) => language !== page.language)?.address;
    const isDrawn = isPersonal(page.path);
    files[file] = isDrawn
      ? applicationPage(template, { registry, config, ahead, own: { made: page, sharing, twin } })
      : readyPage(template, page, {
          registry,
          config,
          sharing,
          twin,
          remote: owner && trimmed(owner),
          files: [
            ...(ahead?.messages[page.language] ?? []),
            ...filesAt(page.path, owner ? ahead?.remotes[owner.name] : []),
          ],
        });
    headers[file] = { ...policyOf([files[file]], registry, settings), ...(isDrawn && ownWindow) };
  }
  if (siteUrl && made.length) files['sitemap.xml'] = sitemap(made, siteUrl);
  const rest: Files = {
    'robots.txt': robots(siteUrl),
    'registry.json': JSON.stringify(registry),
    'config.json': JSON.stringify(config),
    'answers.json': JSON.stringify(answersOf(made, registry, MISSING_PATH)),
    'headers.json': JSON.stringify({
      ...policyOf([files['app.html'] ?? ''], registry, settings),
      ...ownWindow,
      pages: headers,
    }),
    'versions.json': JSON.stringify(versions),
  };
  return { files: { ...files, ...rest }, unmade };
}

/** Places files in a folder that appears whole or not at all. */
export function placeFiles(folder: string, files: Files): void {
  const incoming = `${folder}.${process.pid}.part`;
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeWhole(join(incoming, name), content);
  renameSync(incoming, folder);
}

export interface Release {
  folder: string;
  unmade: Unmade[];
}

/**
 * Joins the shell's template, the registry and the configuration to the pages of one release. No bundler takes part. The
 * folder appears whole or not at all; nothing is live before the switch.
 */
export async function compose(layout: Layout, settings: Settings, versions: Versions): Promise<Release> {
  const folder = join(layout.releases, String(versions.release).padStart(6, '0'));
  const { files, unmade } = await composedFiles(layout, settings, versions);
  placeFiles(folder, files);
  return { folder, unmade };
}
