/** So many bytes, unpacked, may each script weigh that stands in pages: every visit reads it before the page is painted. */
const limits: Readonly<Record<string, number>> = { early: 1_200, ahead: 3_200, waiting: 6_000 };

/** A script that stands in pages, as it is. @throws Error with both sizes where it weighs too much */
export function inlineScript(name: string, code: string): string {
  const [size, limit] = [Buffer.byteLength(code), limits[name]];
  if (limit === undefined)
    throw new Error(`How much may src/early/${name}.ts weigh? It stands in pages: give it a limit.`);
  if (size > limit)
    throw new Error(
      `src/early/${name}.ts weighs ${size} bytes in each page; at most ${limit}. Leave to the application what can wait for it.`,
    );
  return code;
}
