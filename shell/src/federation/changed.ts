/** A file that came and that the browser wouldn't use: its content isn't what its publisher vouched for. */
export function cameChanged(address: string): boolean {
  const asked = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return asked.some(({ responseStatus }) => responseStatus >= 200 && responseStatus < 300);
}

/** What the bundler says of a chunk that brought an error instead of itself, such as `Loading chunk 7 failed. (error: https://…)`. */
const refused = /\(error: ([^)\s]+)\)/;

/** Whether a chunk's error is one of a file that came changed. One that ran and threw says `missing` instead. */
export function isChanged(error: unknown): boolean {
  const address = error instanceof Error ? refused.exec(error.message)?.[1] : undefined;
  return address !== undefined && cameChanged(address);
}
