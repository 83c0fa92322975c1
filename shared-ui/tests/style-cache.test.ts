import { afterEach, expect, test } from 'vitest';
import { createStyleCache } from '../src/index.ts';

afterEach(() => document.head.replaceChildren());

test('styles that came with the page are taken over where they stand, and new ones follow them', () => {
  document.head.innerHTML = [
    '<style data-s="" data-emotion="kw-global 1">body{margin:0}</style>',
    '<style data-s="" data-emotion="kw worn">.kw-worn{color:red}</style>',
    '<link rel="icon" href="/icon.svg">',
  ].join('');
  const came = [...document.head.children];
  const watch = new MutationObserver(() => undefined);
  watch.observe(document.head, { childList: true });

  const cache = createStyleCache();
  expect(watch.takeRecords()).toEqual([]);
  expect(cache.inserted).toMatchObject({ worn: true });

  cache.insert('.kw-new', { name: 'new', styles: 'color:blue' }, cache.sheet, true);
  const [added] = watch.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect([...document.head.children]).toEqual([came[0], came[1], added, came[2]]);
  watch.disconnect();
});
