import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { projectRoot } from './ports.ts';

const functionSchema = z.object({ verify_jwt: z.boolean().default(true) });

const schema = z.object({
  api: z.object({ schemas: z.array(z.string()).min(1), max_rows: z.number().int().positive() }),
  functions: z.record(z.string(), functionSchema).default({}),
});

/** The parts of supabase/config.toml that the gateway, REST and functions need. */
export type BackendConfig = z.infer<typeof schema>;
export type FunctionConfig = z.infer<typeof functionSchema>;

/** Reads supabase/config.toml, the file that the Supabase CLI reads for a hosted project. */
export function readConfig(): BackendConfig {
  const file = path.join(projectRoot, 'supabase', 'config.toml');
  const result = schema.safeParse(parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`supabase/config.toml: ${z.prettifyError(result.error)}`);
  return result.data;
}
