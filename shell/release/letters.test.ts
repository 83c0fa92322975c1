import { expect, test } from 'vitest';
import { lettersByWeight, lettersInOneFile } from './letters.ts';

const face = (file: string, weight: string) =>
  `@font-face{font-family:Atkinson Hyperlegible Next;font-weight:${weight};src:url(/static/font/${file}.0a1b2c.woff2)format("woff2")}`;
const whole = face('hyperlegible-latin-wght-normal', '400 600');
const [plain, bold, foreign] = [
  face('hyperlegible-latin-400-normal', '400'),
  face('hyperlegible-latin-600-normal', '600'),
  face('hyperlegible-latin-ext-400-normal', '400'),
];
const other = '@font-face{font-family:Kindwing Fallback;src:local(Arial)}[data-cookies]{display:none}';
const sheet = foreign + plain + bold + other + whole;

test('a page that the application draws has its letters in one file', () => {
  expect(lettersInOneFile(sheet)).toBe(other + whole);
});

test('a page that was made ahead has a file for each weight, and asks for both at once', () => {
  const { css, preloads } = lettersByWeight(sheet);
  expect(css).toBe(foreign + plain + bold + other);
  expect(preloads.match(/href="[^"]*"/g)).toEqual([
    'href="/static/font/hyperlegible-latin-400-normal.0a1b2c.woff2"',
    'href="/static/font/hyperlegible-latin-600-normal.0a1b2c.woff2"',
  ]);
});
