import { kilobytes } from './budgets.ts';
import type { SiteStatus } from './site.ts';

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : bytes < 1_000_000 ? kilobytes(bytes) : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `status` for a terminal: what is live, what rollback would bring, previews, what happened last. */
export function statusText(
  { versions, history, previews }: SiteStatus,
  sizes: Readonly<Record<string, number>>,
): string {
  const sizeOf = (part: string, version: string) =>
    megabytes(sizes[part === 'shell' ? `shell/builds/${version}` : `${part}/${version}`]);
  const parts = Object.entries({ shell: versions.shell, ...versions.remotes });
  const width = Math.max(...parts.map(([part]) => part.length)) + 2;
  const live = parts.flatMap(([part, { current, earlier }]) => [
    `  ${part.padEnd(width)}${current.padEnd(20)}${sizeOf(part, current).padStart(9)}`,
    ...earlier
      .slice(0, 1)
      .map(
        (version) =>
          `  ${''.padEnd(width)}${version.padEnd(20)}${sizeOf(part, version).padStart(9)}  previous: rollback brings it back`,
      ),
  ]);
  const shown = previews.flatMap(({ name, version, who, why, expires, address }) => [
    `  ${name} ${version} by ${who}, until ${expires.slice(0, 10)}${why ? `: ${why}` : ''}`,
    `    ${address}`,
  ]);
  const happened = history.slice(-10).map(({ at, who, action, parts: changed, why }) => {
    const what = Object.entries(changed)
      .map((part) => part.join(' '))
      .join(', ');
    return `  ${at.slice(0, 16).replace('T', ' ')}  ${[who, action, what, why].filter(Boolean).join('  ')}`;
  });
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  return [
    `release ${versions.release}, ${megabytes(total)} kept in all`,
    ...live,
    previews.length ? 'previews' : 'no previews',
    ...shown,
    'history (UTC)',
    ...happened,
  ].join('\n');
}

/** What `prune` found, the largest first. */
export function pruneText(unneeded: readonly { path: string; bytes: number; why: string }[], removed: boolean): string {
  if (!unneeded.length)
    return 'nothing to remove: everything here is live, can come back, or may be in use by an open tab';
  const lines = [...unneeded]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes, why }) => `  ${megabytes(bytes).padStart(9)}  ${path}  (${why})`);
  const sum = megabytes(unneeded.reduce((total, { bytes }) => total + bytes, 0));
  return [
    ...lines,
    removed
      ? `removed ${unneeded.length}, ${sum}`
      : `${unneeded.length} could be removed, ${sum}; nothing was: --yes removes them`,
  ].join('\n');
}
