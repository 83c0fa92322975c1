import { brotliCompressSync, constants } from 'node:zlib';
import type { PublishedRemote } from '../schema/published.ts';

/** The quality with which files are sent. */
const QUALITY = 9;

export interface Bytes {
  files: number;
  /** As they lie in the folder. */
  min: number;
  /** As they are sent; pictures and fonts are packed already and count as they are. */
  brotli: number;
}

/** What a version of a remote weighs, part by part; a file belongs to one part, `start` and `total` are sums. */
export interface ByteReport {
  name: string;
  version: string;
  parts: Record<'entry' | 'firstPage' | 'messagesEn' | 'messagesEs' | 'later' | 'media', Bytes>;
  /** What the first page fetches in English: entry, first page, messages. */
  start: Bytes;
  /** Everything that a browser may come to fetch. */
  total: Bytes;
}

type Measured = Pick<
  PublishedRemote,
  'name' | 'version' | 'entry' | 'preload' | 'messages' | 'starts' | 'server' | 'integrity'
>;

const packed = (file: string, content: Buffer): number =>
  /\.(js|css|svg|json)$/.test(file)
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length
    : content.length;

const add = (...all: Bytes[]): Bytes => ({
  files: all.reduce((sum, { files }) => sum + files, 0),
  min: all.reduce((sum, { min }) => sum + min, 0),
  brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
});

/**
 * Weighs a version's files. `read` gives the content of one; what makes pages ahead of time reaches no browser and is left out, and what is
 * joined in one script to begin with counts as the files that it is made of.
 */
export function byteReport(remote: Measured, read: (file: string) => Buffer): ByteReport {
  const left: (string | undefined)[] = [remote.server, remote.starts?.en, remote.starts?.es];
  const rest = new Set(Object.keys(remote.integrity).filter((file) => !left.includes(file)));
  const weigh = (files: Iterable<string>): Bytes =>
    add(
      ...[...files]
        .filter((file) => rest.delete(file))
        .map((file) => {
          const content = read(file);
          return { files: 1, min: content.length, brotli: packed(file, content) };
        }),
    );
  const entry = weigh([remote.entry]);
  const firstPage = weigh(remote.preload);
  const messagesEn = weigh(remote.messages.en);
  const messagesEs = weigh(remote.messages.es);
  const later = weigh([...rest].filter((file) => /\.(js|css)$/.test(file)));
  const media = weigh([...rest]);
  const parts = { entry, firstPage, messagesEn, messagesEs, later, media };
  const start = add(entry, firstPage, messagesEn);
  return { name: remote.name, version: remote.version, parts, start, total: add(...Object.values(parts)) };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

/** The report as a table for whoever builds. */
export function byteTable({ name, version, parts, start, total }: ByteReport): string {
  const rows: [string, Bytes][] = [
    ['entry', parts.entry],
    ['first page', parts.firstPage],
    ['messages, English', parts.messagesEn],
    ['messages, Spanish', parts.messagesEs],
    ['pages that load later', parts.later],
    ['pictures and fonts', parts.media],
    ['at the start (English)', start],
    ['in all', total],
  ];
  const lines = rows.map(
    ([label, { files, min, brotli }]) =>
      `  ${label.padEnd(24)}${String(files).padStart(5)}${kilobytes(min)}${kilobytes(brotli)}`,
  );
  return [`${name} ${version}`, `  ${'kB'.padEnd(24)}files      min   brotli`, ...lines].join('\n');
}
