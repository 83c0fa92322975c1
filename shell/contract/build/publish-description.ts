import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';
import { descriptionSchema, type PublishedRemote } from '../schema/published.ts';
import { type Language, languages } from '../src/audience.ts';
import { mountsOf, type RemoteDescription } from '../src/description.ts';
import type { Texts } from './check.ts';
import { missingAssets } from './check-surroundings.ts';
import { integrityOf } from './integrity.ts';
import { pagesOf } from './page-files.ts';
import { requiredRanges } from './required-ranges.ts';
import type { SharedFace } from './shared.ts';
import type { FirstFiles, StartFile } from './start-files.ts';

/** Files that are no code of the remote's and may differ between two builds of the same sources. */
const isContent = (file: string) => !/\.(map|html|txt)$|^mf-(manifest|stats)\.json$|^remote\.json$/.test(file);

/** A remote's bundle for making its pages ahead of time, in the version's folder. */
export const SERVER_FILE = 'server/remote.cjs';

export interface Build {
  description: RemoteDescription;
  texts: Texts;
  packageVersion: string;
  container: string;
  shared: Record<string, SharedFace>;
}

/** Scripts that arrive with a chunk of this name, or with an `import()` of this file in `src/remote.ts`. */
function scriptsOf(stats: Rspack.StatsCompilation, wanted: { name: string } | { request: RegExp }): string[] {
  const scripts: string[] = [];
  for (const { names, origins, files } of stats.chunks ?? []) {
    const found =
      'name' in wanted
        ? names?.includes(wanted.name)
        : origins?.some(
            ({ moduleName, request }) => moduleName === './src/remote.ts' && wanted.request.test(request ?? ''),
          );
    if (found) scripts.push(...(files ?? []).filter((file) => file.endsWith('.js')));
  }
  return scripts;
}

/** Which of the finished assets a remote begins with. */
export function firstFilesOf(
  name: string,
  assets: ReadonlyMap<string, Buffer>,
  stats: Rspack.StatsCompilation,
): FirstFiles {
  const entry = [...assets.keys()].find((file) => /^remoteEntry\.[0-9a-z.]*js$/.test(file));
  if (!entry) throw new Error(`${name}: the build made no remoteEntry: does src/remote.ts exist?`);
  const messages = (language: Language) =>
    scriptsOf(stats, { request: new RegExp(`^\\./messages/${language}(\\.ts)?$`) });
  return {
    entry,
    preload: [
      ...scriptsOf(stats, { name: '__federation_expose_remote' }),
      ...scriptsOf(stats, { request: /^\.\/routes(\.tsx?)?$/ }),
    ],
    messages: { en: messages('en'), es: messages('es') },
  };
}

/** Makes `remote.json` from the finished assets and checks it by the schema that the shell reads it with. */
export function publishedDescription(
  { description, texts, packageVersion, container, shared }: Build,
  assets: ReadonlyMap<string, Buffer>,
  stats: Rspack.StatsCompilation,
  { entry, preload, messages }: FirstFiles,
  starts: readonly StartFile[],
): PublishedRemote {
  const content = [...assets].filter(([file]) => isContent(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [file, bytes] of content) hash.update(file).update(bytes);
  const localized = (key: string) => ({ en: texts.en[key] ?? '', es: texts.es[key] ?? '' });
  const published = descriptionSchema.parse({
    schema: 1,
    name: description.name,
    owner: description.owner,
    version: `${packageVersion}-${hash.digest('hex').slice(0, 10)}`,
    contract: description.contract,
    mounts: mountsOf(description),
    routes: description.routes.map((route) => ({ ...route, title: localized(route.title) })),
    menu: (description.menu ?? []).map((item) => ({ ...item, label: localized(item.label) })),
    slots: description.slots ?? [],
    uses: description.uses,
    languages,
    container,
    entry,
    preload,
    messages,
    starts: starts.length ? Object.fromEntries(starts.map(({ language, file }) => [language, file])) : undefined,
    pages: description.pages && pagesOf(description.pages, stats, preload),
    prerender: description.prerender,
    server: assets.has(SERVER_FILE) ? SERVER_FILE : undefined,
    shared: requiredRanges(shared, description),
    integrity: Object.fromEntries(content.map(([file, bytes]) => [file, integrityOf(bytes)])),
  });
  const missing = missingAssets(published, assets);
  if (missing.length)
    throw new Error(`${description.name} can't be built:\n${missing.map((problem) => `  - ${problem}`).join('\n')}`);
  return published;
}
