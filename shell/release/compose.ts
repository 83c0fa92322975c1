import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionSchema, type Registry, type RemoteRelease, registrySchema } from '@kindwing/contract/schema';
import { isStandIn, MISSING_PATH } from '../src/address/site-address.ts';
import { filesAt } from '../src/early/page-files.ts';
import { aheadOf } from './ahead.ts';
import { answersOf, fileOf } from './answers.ts';
import { contentSecurityPolicy } from './csp.ts';
import { misfits } from './fits.ts';
import { sharingTags, twinsOf } from './head.ts';
import type { Layout } from './layout.ts';
import { applicationPage, readTemplate, readyPage, SAME_ADDRESS } from './pages.ts';
import { makePages } from './prerender.ts';
import { robots, sitemap } from './search-engines.ts';
import type { Settings } from './settings.ts';
import { readShellFacts, type ShellFacts } from './shell-build.ts';
import type { Versions } from './versions.ts';
import { writeWhole } from './write.ts';

/** The entry vouches for its own chunks, so a page carries the hashes of what it may preload and no others. */
const trimmed = ({ integrity, prerender: _, server: __, pages: ___, ...release }: RemoteRelease): RemoteRelease => {
  const needed = [release.entry, ...release.preload, ...Object.values(release.messages).flat()];
  return {
    ...release,
    integrity: Object.fromEntries(needed.flatMap((file) => (integrity[file] ? [[file, integrity[file]]] : []))),
  };
};

function releaseOf(layout: Layout, settings: Settings, name: string, version: string): RemoteRelease {
  const origin = settings.origins[name];
  if (!origin) throw new Error(`settings name no origin for ${name}: add origins.${name}`);
  const file = join(layout.remote(name), version, 'remote.json');
  return { ...descriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), base: `${origin}/${version}/` };
}

function registryOf(layout: Layout, settings: Settings, versions: Versions, shell: ShellFacts): Registry {
  const entries = Object.entries(versions.remotes).map(([name, { current, earlier }]) => {
    const previous = earlier
      .map((version) => releaseOf(layout, settings, name, version))
      .find((release) => misfits(release, shell).length === 0);
    return [
      name,
      {
        current: trimmed(releaseOf(layout, settings, name, current)),
        ...(previous ? { previous: trimmed(previous) } : {}),
      },
    ];
  });
  const composedAt = new Date().toISOString();
  return registrySchema.parse({
    schema: 1,
    release: versions.release,
    composedAt,
    remotes: Object.fromEntries(entries),
  });
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

/** Everything that a release consists of: pages, registry, configuration, headers, what search engines read. */
export async function composedFiles(layout: Layout, given: Settings, versions: Versions, banner = ''): Promise<Files> {
  // Who looks at a candidate is nobody whose experience counts.
  const settings = banner ? { ...given, config: { ...given.config, monitoring: undefined } } : given;
  const build = join(layout.builds, versions.shell.current);
  const shell = readShellFacts(build);
  const registry = registryOf(layout, settings, versions, shell);
  const bare = readTemplate(build);
  const template = { ...bare, html: bare.html.replace(/<body\b[^>]*>/, (body) => body + banner) };
  const { config } = settings;
  const siteUrl = config.siteUrl;
  const releases = Object.entries(versions.remotes).map(([name, { current }]) =>
    releaseOf(layout, settings, name, current),
  );
  const made = await makePages(layout, settings, versions, releases, template.siteName);
  // What doesn't fit this shell will never run, so nobody's line is spent on it.
  const fitting = releases.filter((release) => misfits(release, shell).length === 0);
  const owners = new Map(fitting.flatMap(({ name, prerender = [] }) => prerender.map((path) => [path, name])));
  const ahead = aheadOf(shell, build, fitting);
  const files: Files = {
    'app.html': applicationPage(template, { registry, config, ahead }),
  };
  const headers: Record<string, Record<string, string>> = {};
  for (const page of made) {
    const owner = owners.get(page.path);
    const file = fileOf(page);
    files[file] = readyPage(template, page, {
      registry,
      config,
      sharing: siteUrl ? sharingTags(page, made, siteUrl, template.siteName) : '',
      twin: isStandIn(page.path)
        ? SAME_ADDRESS
        : twinsOf(page, made).find(({ language }) => language !== page.language)?.address,
      remote: owner ? registry.remotes[owner]?.current : undefined,
      files: [...(ahead?.messages[page.language] ?? []), ...filesAt(page.path, owner ? ahead?.remotes[owner] : [])],
    });
    headers[file] = policyOf([files[file]], registry, settings);
  }
  if (siteUrl && made.length) files['sitemap.xml'] = sitemap(made, siteUrl);
  return {
    ...files,
    'robots.txt': robots(siteUrl),
    'registry.json': JSON.stringify(registry),
    'config.json': JSON.stringify(config),
    'answers.json': JSON.stringify(answersOf(made, registry, MISSING_PATH)),
    'headers.json': JSON.stringify({ ...policyOf([files['app.html'] ?? ''], registry, settings), pages: headers }),
    'versions.json': JSON.stringify(versions),
  };
}

/** Places files in a folder that appears whole or not at all. */
export function placeFiles(folder: string, files: Files): void {
  const incoming = `${folder}.${process.pid}.part`;
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeWhole(join(incoming, name), content);
  renameSync(incoming, folder);
}

/**
 * Joins the shell's template, the registry and the configuration to the pages of one release. No bundler takes part. The
 * folder appears whole or not at all; nothing is live before the switch.
 */
export async function compose(layout: Layout, settings: Settings, versions: Versions): Promise<string> {
  const folder = join(layout.releases, String(versions.release).padStart(6, '0'));
  placeFiles(folder, await composedFiles(layout, settings, versions));
  return folder;
}
