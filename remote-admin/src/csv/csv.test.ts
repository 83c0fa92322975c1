import type { Page, Seek } from '@kindwing/backend/client';
import { expect, test } from 'vitest';
import { isoTime, toCsv } from './csv.ts';
import { readAll } from './read-all.ts';

const one = [{ name: 'value', value: (row: { value: string | number | null }) => row.value }];
const written = (value: string | number | null) => toCsv(one, [{ value }]).slice('\uFEFFvalue\r\n'.length, -2);

test.each([
  ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
  ['+34 600 555 110', "'+34 600 555 110"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['＝1+1', "'＝1+1"],
])('a text that a spreadsheet would run is written as text: %s', (given, expected) => {
  expect(written(given)).toBe(expected);
});

test('ordinary texts stay as they are, and what needs quotes gets them', () => {
  expect(written('Clara Vidal')).toBe('Clara Vidal');
  expect(written('Vidal, Clara')).toBe('"Vidal, Clara"');
  expect(written('say "hola"\nand go')).toBe('"say ""hola""\nand go"');
  expect(written(-12)).toBe('-12');
  expect(written(null)).toBe('');
});

test('the file begins with a byte order mark and a header, and ends each line as RFC 4180 says', () => {
  expect(toCsv(one, [{ value: 'ñ' }])).toBe('\uFEFFvalue\r\nñ\r\n');
});

test('instants are ISO 8601 in UTC', () => {
  expect(isoTime('2026-03-01T10:20:30.456+02:00')).toBe('2026-03-01T08:20:30Z');
  expect(isoTime(null)).toBeNull();
});

test('all pages are read in order, and no more than asked for', async () => {
  const all = Array.from({ length: 450 }, (_, index) => index);
  const list = async ({ after, limit = 25 }: Seek): Promise<Page<number>> => {
    const from = after ? Number(after) : 0;
    const to = from + limit;
    return { rows: all.slice(from, to), next: to < all.length ? String(to) : null, previous: null };
  };
  expect(await readAll(list, 1000)).toEqual({ rows: all, cut: false });
  expect(await readAll(list, 300)).toEqual({ rows: all.slice(0, 300), cut: true });
  expect(await readAll(list, 450)).toEqual({ rows: all, cut: false });
});
