import { expect, test } from 'vitest';
import { createStyleCache } from './style-cache.ts';

function written(styles: string): string {
  const cache = createStyleCache();
  cache.insert('.kw', { name: 'kw', styles }, cache.sheet, false);
  return cache.sheet.tags
    .map((tag) => tag.textContent)
    .join('')
    .replace('.kw{}', '');
}

test('what every browser that we serve understands is written once', () => {
  expect(written('display:flex;align-items:center;position:sticky;transition:transform 1s;')).toBe(
    '.kw{display:flex;align-items:center;position:sticky;transition:transform 1s;}',
  );
});

test('what Safari or an older Chrome knows under its own name alone is written under both, the standard one last', () => {
  expect(written('user-select:none;text-decoration:underline dotted;')).toBe(
    '.kw{-webkit-user-select:none;user-select:none;-webkit-text-decoration:underline dotted;text-decoration:underline dotted;}',
  );
});

test('in nested rules too, and what is written by hand stays as it is', () => {
  expect(written('@media print{&:hover{print-color-adjust:exact;-webkit-line-clamp:2;}}')).toBe(
    '@media print{.kw:hover{-webkit-print-color-adjust:exact;print-color-adjust:exact;-webkit-line-clamp:2;}}',
  );
});
