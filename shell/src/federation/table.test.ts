import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const journeys = join(import.meta.dirname, '../../../e2e/journeys');
const specs = readdirSync(journeys)
  .filter((name) => name.startsWith('federation-'))
  .map((name) => readFileSync(join(journeys, name), 'utf8'))
  .join('\n');

const rows = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (what goes wrong|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => ({ row: cells[1] ?? '', tests: cells[5]?.split('; ') ?? [] }));

/** How a journey's title begins, or a part of one that stands in a list of cases. */
const begins = (name: string) => ["'", '`'].some((quote) => specs.includes(quote + name));

test('the table is there', () => expect(rows.length).toBeGreaterThan(22));

test.each(rows)('a journey proves: $row', ({ tests }) => {
  for (const name of tests) expect(begins(name), name).toBe(true);
});

test('a word that stands somewhere in a journey proves nothing', () => {
  expect(specs).toContain('storage');
  expect(begins('storages')).toBe(false);
});
