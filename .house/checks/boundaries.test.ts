import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packages, topLevelFolders } from '../packages.ts';
import { root } from '../run.ts';
import { breachOf } from './boundaries.ts';
import { importsOf, sourceFiles } from './imports.ts';

test.each(packages.filter(({ folder }) => folder !== 'shell/contract'))(
  '$folder imports only what the house lets it',
  ({ folder }) => {
    const breaches = sourceFiles(folder).flatMap(importsOf).map(breachOf).filter(Boolean);
    expect(breaches).toEqual([]);
  },
);

test('the table catches what it is there for', () => {
  const breach = (file: string, specifier: string) => breachOf({ file, specifier, line: 1 })?.why;
  expect(breach('remote-portal/src/a.ts', '@kindwing/shell')).toMatch(/may import/);
  expect(breach('remote-portal/src/a.ts', '../../remote-admin/src/b.ts')).toMatch(/relative path/);
  expect(breach('shell/src/a.ts', '@kindwing/remote-public')).toMatch(/may import/);
  expect(breach('shell/src/a.ts', '@kindwing/backend/local')).toMatch(/may import/);
  expect(breach('remote-admin/src/a.ts', '@mui/material/Button')).toMatch(/@kindwing\/ui/);
  expect(breach('remote-admin/src/a.ts', '@supabase/supabase-js')).toMatch(/@kindwing\/auth/);
  expect(breach('shell/src/chrome/a.ts', '@module-federation/enhanced/runtime')).toMatch(/loader/);
  expect(breach('supabase/domain/fees/tier.ts', 'node:fs')).toMatch(/pure/);
  expect(breach('shared-ui/src/a.ts', '@kindwing/auth')).toMatch(/nothing of ours/);
  expect(breach('shell/contract/src/a.ts', '@kindwing/ui')).toMatch(/nothing of ours/);
  expect(breach('shell/contract/alone/a.tsx', '@kindwing/ui')).toBeUndefined();
  expect(breach('shell/contract/src/a.ts', '../../src/b.ts')).toMatch(/relative path/);
  expect(breach('remote-portal/src/a.ts', '@kindwing/backend/client')).toBeUndefined();
});

test("the top level holds the owner's eight folders, further remotes and dot-folders alone", () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...topLevelFolders].sort());
});
