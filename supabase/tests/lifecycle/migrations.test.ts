import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { withConnection } from '../../local/databases.ts';
import { migrate } from '../../local/migrations.ts';
import { createTestDatabase, type TestDatabase } from '../../local/test-database.ts';

describe.runIf(inject('backend').embedded)('migrations', () => {
  let folder: string;
  let database: TestDatabase;

  beforeEach(async () => {
    const { embedded } = inject('backend');
    if (embedded === undefined) throw new Error('Needs the embedded backend.');
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'kindwing-migrations-'));
    database = await createTestDatabase(embedded.adminDatabaseUrl, embedded.databaseUrl);
  });
  afterEach(async () => {
    await database.drop();
    await fs.rm(folder, { recursive: true });
  });

  const write = (name: string, text: string) => fs.writeFile(path.join(folder, name), text);
  const run = () => withConnection(database.url, (sql) => migrate(sql, folder));

  test('run in order, once each', async () => {
    await write('20990101000200_second.sql', 'insert into public.steps values (2);');
    await write('20990101000100_first.sql', 'create table public.steps (id int); insert into public.steps values (1);');
    expect(await run()).toEqual(['20990101000100_first', '20990101000200_second']);
    expect(await run()).toEqual([]);
    const rows = await withConnection(database.url, (sql) => sql`select id from public.steps order by id`);
    expect(rows.map((row) => row.id)).toEqual([1, 2]);
  });

  test('an error names file and line, and leaves nothing of its file', async () => {
    await write(
      '20990101000100_broken.sql',
      'create table public.half (id int);\n-- «ñ»\nselect nothing_like_it\nfrom public.half;',
    );
    await expect(run()).rejects.toThrow(
      'supabase/migrations/20990101000100_broken.sql:3: 42703 column "nothing_like_it" does not exist',
    );
    const [half] = await withConnection(database.url, (sql) => sql`select to_regclass('public.half') as found`);
    expect(half?.found).toBeNull();
  });

  test('a name that is none, and a version that comes twice', async () => {
    await write('first.sql', 'select 1');
    await expect(run()).rejects.toThrow('first.sql is not named like a migration');
    await fs.rm(path.join(folder, 'first.sql'));
    await write('20990101000100_a.sql', 'select 1');
    await write('20990101000100_b.sql', 'select 1');
    await expect(run()).rejects.toThrow('Two migrations have the version 20990101000100');
  });

  test('one that was changed after it ran is pointed out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await write('20990101000100_a.sql', 'select 1');
    await run();
    await write('20990101000100_a.sql', 'select 2');
    await run();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('20990101000100_a.sql was changed after it ran'));
    warn.mockRestore();
  });
});
