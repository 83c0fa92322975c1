import { posix } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** What the statistics must hold for `pagesOf`. */
export const pageStatistics = { chunks: true, chunkOrigins: true, chunkModules: true, dependentModules: true } as const;

/** `consume shared module (default) @kindwing/ui/data@^2.0.0 (strict)`: what a build takes from whoever shares it. */
const consumed = /^consume shared module \([^)]*\) (@?[^@\s]+)@/;

const plain = (file: string) => file.replace(/^\.\//, '').replace(/\.tsx?$/, '');

const importedFile = ({
  moduleName = '',
  request = '',
}: Rspack.StatsChunk['origins'] extends (infer O)[] | undefined
  ? { [Key in keyof O]?: O[Key] } & { moduleName?: string; request?: string }
  : never) => plain(posix.join(posix.dirname(moduleName), request));

/** Source files of pages, by the address that they answer. */
export type NamedPages = Readonly<Record<string, string>>;

interface PageFiles {
  assets: string[];
  faces: string[];
}

/** Chunks that arrive with an `import()` of a file, and before it those of whatever imports it. */
function chunksOf(file: string, chunks: readonly Rspack.StatsChunk[], seen = new Set<string>()): Rspack.StatsChunk[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return chunks.flatMap((chunk) => {
    const origins = (chunk.origins ?? []).filter((origin) => importedFile(origin) === file);
    if (!origins.length) return [];
    return [...origins.flatMap(({ moduleName }) => chunksOf(plain(moduleName ?? ''), chunks, seen)), chunk];
  });
}

const facesOf = (chunks: readonly Rspack.StatsChunk[]) =>
  chunks.flatMap(({ modules = [] }) =>
    modules.flatMap(({ name }) => {
      const face = consumed.exec(name ?? '')?.[1];
      return face ? [face] : [];
    }),
  );

/** Scripts and shared faces of each page that a description names, but for those of `first`, which every page has. */
export function pagesOf(
  pages: NamedPages,
  { chunks = [] }: Rspack.StatsCompilation,
  first: readonly string[],
): ({ path: string } & PageFiles)[] {
  const common = facesOf(chunks.filter(({ files }) => files?.some((file) => first.includes(file))));
  return Object.entries(pages).map(([path, source]) => {
    const own = chunksOf(plain(source), chunks);
    if (!own.length)
      throw new Error(`pages: ${path}: no import() of ${source} was found: name a file that a lazy part imports`);
    const assets = own
      .flatMap(({ files }) => files ?? [])
      .filter((file) => file.endsWith('.js') && !first.includes(file));
    return { path, assets: [...new Set(assets)], faces: [...new Set([...common, ...facesOf(own)])].sort() };
  });
}
