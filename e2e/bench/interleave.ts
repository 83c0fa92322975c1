/**
 * Measures every variant once, then every variant again, so that whatever else the machine does falls on all of them. The
 * first round warms up and isn't counted. A run that fails later is named and left out; without any run no budget is met.
 */
export async function interleave<Name extends string, Result>(
  names: readonly Name[],
  runs: number,
  measure: (name: Name, warming: boolean) => Promise<Result>,
): Promise<{ warm: Record<Name, Result>; measured: Record<Name, Result[]> }> {
  const warm = {} as Record<Name, Result>;
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (const name of names) warm[name] = await measure(name, true);
  for (let run = 1; run <= runs; run++)
    for (const name of names) {
      try {
        measured[name].push(await measure(name, false));
      } catch (error) {
        console.error(
          `run ${run} of ${name} failed and is left out: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  return { warm, measured };
}
