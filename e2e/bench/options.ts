export interface Options {
  bench: string;
  json?: string;
  runs: number;
}

const RUNS = 7;

/** Reads `public --json FILE --runs 7`. Throws what is wrong with it. */
export function readOptions(given: readonly string[], known: readonly string[]): Options {
  const [bench = '', ...rest] = given;
  const usage = `npm run bench -- ${known.join('|')} [--json FILE] [--runs ${RUNS}]`;
  if (!known.includes(bench)) throw new Error(`no benchmark ${bench || 'was named'}: ${usage}`);
  const options: Options = { bench, runs: RUNS };
  for (let flag = rest.shift(); flag; flag = rest.shift()) {
    const value = rest.shift();
    if (flag === '--json' && value) options.json = value;
    else if (flag === '--runs' && /^[1-9]\d*$/.test(value ?? '')) options.runs = Number(value);
    else throw new Error(`${flag} ${value ?? ''} is not understood: ${usage}`);
  }
  return options;
}
