import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { prepareDatabase, withConnection } from './databases.ts';
import { freePorts } from './free-ports.ts';
import { projectRoot } from './ports.ts';
import { databaseUrl, startPostgres, superuser } from './postgres.ts';

export const typesFile = path.join(projectRoot, 'supabase', 'client', 'database.types.ts');

/** The text of database.types.ts for a migrated database, as `supabase gen types typescript` would write it. */
export function generateTypes(adminUrl: string): Promise<string> {
  return withConnection(adminUrl, async (sql) => {
    const database = { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
    const metadata = await introspect(database, { includedSchemas: ['public'] });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      detectOneToOneRelationships: true,
      postgrestVersion: '13',
    });
    return `// Made from the migrations by supabase/local/generate-types.ts; change those, then run it again.\n${types}`;
  });
}

/** Migrates an empty database on a throw-away server and generates from it. */
async function generateFromMigrations(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-types-'));
  await fs.chmod(folder, 0o755);
  const [port = 0] = await freePorts(1);
  try {
    const server = await startPostgres(folder, port, false);
    try {
      const adminUrl = databaseUrl(port, superuser);
      await prepareDatabase(adminUrl, databaseUrl(port, 'postgres'));
      return await generateTypes(adminUrl);
    } finally {
      await server.stop();
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** `tsx supabase/local/generate-types.ts [--check]`: writes database.types.ts, or ends with 1 when it is stale. */
async function main(): Promise<void> {
  const wanted = await generateFromMigrations();
  const present = await fs.readFile(typesFile, 'utf8').catch(() => '');
  const name = path.relative(projectRoot, typesFile);
  if (present === wanted) console.log(`${name} is up to date.`);
  else if (process.argv.includes('--check')) {
    console.error(`${name} does not match the migrations. Run: npx tsx supabase/local/generate-types.ts`);
    process.exitCode = 1;
  } else {
    await fs.writeFile(typesFile, wanted);
    console.log(`${name} is written.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
