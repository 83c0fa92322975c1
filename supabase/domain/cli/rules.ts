/**
 * `npm run rules -- cases FILE` and `npm run rules -- claims FILE`: runs the library on worked cases, prints each that
 * fails with what was expected, what was found and why, and ends with `N passed, N failed`. Exit code 1 when one fails,
 * 2 when the file can't be read.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ZodError } from 'zod';
import { loadAirports } from '../places/airports.ts';
import { checkCases } from './cases.ts';
import { checkClaims } from './claims.ts';
import { describe, failed } from './report.ts';

const USAGE = 'Usage: npm run rules -- cases FILE | claims FILE';

function readJson(file: string): unknown {
  // npm runs scripts in the package's folder; INIT_CWD is where the person stands.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function run([kind, file]: readonly string[]): Promise<number> {
  const checkers = { cases: checkCases, claims: checkClaims };
  if ((kind !== 'cases' && kind !== 'claims') || file === undefined) {
    console.error(USAGE);
    return 2;
  }
  const airports = await loadAirports();
  try {
    const outcomes = checkers[kind](readJson(file), airports);
    const failures = outcomes.filter(failed);
    for (const outcome of failures) console.log(`${describe(outcome)}\n`);
    console.log(`${outcomes.length - failures.length} passed, ${failures.length} failed`);
    return failures.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof ZodError) {
      const where = error.issues.map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`).join('\n');
      console.error(`${file} is not in the format of ${kind} files:\n${where}\n${USAGE}`);
    } else {
      console.error(error instanceof Error ? error.message : String(error));
    }
    return 2;
  }
}

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
