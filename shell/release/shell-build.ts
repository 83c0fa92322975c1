import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** Version of the contract that this shell speaks. */
  contract: z.string(),
  /** Versions of the faces that it shares. */
  shared: z.record(z.string(), z.string()),
  /** Its scripts that a page may fetch ahead; builds from before don't say. */
  ahead: z
    .object({
      /** For whoever has a stored session. */
      session: z.array(z.string()),
      /** Of each language. */
      messages: z.record(z.string(), z.array(z.string())),
      /** Of its own pages. */
      pages: z.array(z.object({ path: z.string(), assets: z.array(z.string()), faces: z.array(z.string()) })),
      /** Of each shared face that is downloaded when it is first asked for. */
      faces: z.record(z.string(), z.array(z.string())),
      /** What everybody with a session needs in one script, and the scripts that it is made of; builds from before have none. */
      start: z.object({ script: z.string(), holds: z.array(z.string()) }).optional(),
      /** The sha384 of each of them; builds from before have none. */
      integrity: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
});
/** `shell.json`, written by the shell's build: what a remote must fit. */
export type ShellFacts = z.infer<typeof schema>;

export function readShellFacts(build: string): ShellFacts {
  const file = join(build, 'shell.json');
  if (!existsSync(file) || !existsSync(join(build, 'index.html')))
    throw new Error(`${build} is no build of the shell: run its build first`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
