import type { Registry, RemoteRelease } from '@kindwing/contract/schema';
import type { Settings } from './settings.ts';

/** JSON inside a script element must not be able to end it. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Hints for a remote that the page will surely need. Hash and CORS mode are those of the real request, or it would be fetched twice. */
function preloads(release: RemoteRelease): string {
  return [release.entry, ...release.preload]
    .map((file) => {
      const href = attribute(new URL(file, release.base).href);
      const integrity = release.integrity[file];
      const vouched = integrity ? ` integrity="${integrity}"` : '';
      return `<link rel="preload" as="script" crossorigin="anonymous"${vouched} href="${href}">`;
    })
    .join('');
}

/** The page's own copy of registry and configuration, so that nothing has to be fetched before the first remote. */
export function pageOf(template: string, registry: Registry, config: Settings['config'], first?: string): string {
  const release = first ? registry.remotes[first]?.current : undefined;
  const head = [
    release ? preloads(release) : '',
    `<script type="application/json" id="kindwing-registry">${embedded(registry)}</script>`,
    `<script>window.__KINDWING_CONFIG__=${embedded(config)}</script>`,
  ].join('');
  if (!template.includes('<!--kindwing:head-->'))
    throw new Error('the shell’s index.html has no <!--kindwing:head--> mark: build the shell from its own template');
  return template.replace('<!--kindwing:head-->', () => head).replace('<!--kindwing:app-->', '');
}
