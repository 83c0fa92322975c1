import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionSchema, type Registry, type RemoteRelease, registrySchema } from '@kindwing/contract/schema';
import { contentSecurityPolicy } from './csp.ts';
import { misfits } from './fits.ts';
import type { Layout } from './layout.ts';
import { pageOf } from './pages.ts';
import type { Settings } from './settings.ts';
import { readShellFacts, type ShellFacts } from './shell-build.ts';
import type { Versions } from './versions.ts';
import { writeWhole } from './write.ts';

/** The entry vouches for its own chunks, so a page carries the hashes of what it may preload and no others. */
const trimmed = ({ integrity, ...release }: RemoteRelease): RemoteRelease => {
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
  return trimmed({ ...descriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), base: `${origin}/${version}/` });
}

function registryOf(layout: Layout, settings: Settings, versions: Versions, shell: ShellFacts): Registry {
  const entries = Object.entries(versions.remotes).map(([name, { current, earlier }]) => {
    const previous = earlier
      .map((version) => releaseOf(layout, settings, name, version))
      .find((release) => misfits(release, shell).length === 0);
    return [name, { current: releaseOf(layout, settings, name, current), ...(previous ? { previous } : {}) }];
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

/**
 * Joins the shell's template, the registry and the configuration to the pages of one release. No bundler takes part, so
 * it takes milliseconds. The folder appears whole or not at all; nothing is live before the switch.
 */
export function compose(layout: Layout, settings: Settings, versions: Versions): string {
  const build = join(layout.builds, versions.shell.current);
  const registry = registryOf(layout, settings, versions, readShellFacts(build));
  const template = readFileSync(join(build, 'index.html'), 'utf8');
  const { config } = settings;
  const pages = {
    'index.html': pageOf(template, registry, config, 'public'),
    'app.html': pageOf(template, registry, config),
  };
  const policy = contentSecurityPolicy({
    pages: Object.values(pages),
    remoteOrigins: originsOf(registry),
    apiUrl: config.apiUrl,
    environment: config.environment,
  });
  const files: Record<string, string> = {
    ...pages,
    'registry.json': JSON.stringify(registry),
    'config.json': JSON.stringify(config),
    'headers.json': JSON.stringify({ 'content-security-policy': policy }),
    'versions.json': JSON.stringify(versions),
  };
  const folder = join(layout.releases, String(versions.release).padStart(6, '0'));
  const incoming = `${folder}.${process.pid}.part`;
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeWhole(join(incoming, name), content);
  renameSync(incoming, folder);
  return folder;
}
