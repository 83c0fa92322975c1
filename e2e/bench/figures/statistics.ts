/** The middle value; NaN without values, so that a table shows what is missing. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Medians of each figure over several runs; a figure that a run lacks is left out of it. */
export function medians<Name extends string>(
  runs: readonly Readonly<Partial<Record<Name, number>>>[],
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, median(runs.flatMap((run) => run[name] ?? []))] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}
