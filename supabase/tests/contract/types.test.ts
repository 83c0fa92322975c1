import fs from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { generateTypes, typesFile } from '../../local/generate-types.ts';
import { createTestDatabase } from '../../local/test-database.ts';

test.runIf(inject('backend').embedded)('database.types.ts matches the migrations', async () => {
  const { embedded } = inject('backend');
  if (embedded === undefined) return;
  const database = await createTestDatabase(embedded.adminDatabaseUrl, embedded.databaseUrl);
  try {
    const wanted = await generateTypes(database.adminUrl);
    expect(await fs.readFile(typesFile, 'utf8'), 'run: npx tsx supabase/local/generate-types.ts').toBe(wanted);
  } finally {
    await database.drop();
  }
});
