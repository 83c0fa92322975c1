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

test('the table is there', () => expect(rows.length).toBeGreaterThan(18));

test.each(rows)('a journey proves: $row', ({ tests }) => {
  for (const name of tests) expect(specs).toContain(name);
});
