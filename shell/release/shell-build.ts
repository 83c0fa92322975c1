import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** Version of the contract that this shell speaks. */
  contract: z.string(),
  /** Versions of the faces that it shares. */
  shared: z.record(z.string(), z.string()),
});
/** `shell.json`, written by the shell's build: what a remote must fit. */
export type ShellFacts = z.infer<typeof schema>;

export function readShellFacts(build: string): ShellFacts {
  const file = join(build, 'shell.json');
  if (!existsSync(file) || !existsSync(join(build, 'index.html')))
    throw new Error(`${build} is no build of the shell: run its build first`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
