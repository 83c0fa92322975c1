import { expect, test } from 'vitest';
import { publishedRemote } from '../testing/published-remote.ts';
import { firstFiles, startOf } from './first-files.ts';

const apart = publishedRemote({ preload: ['first.js'], messages: { en: ['en.js'], es: ['es.js'] } });
const together = { ...apart, starts: { en: 'start.en.js', es: 'start.es.js' } };

test('a build that joined its first files is begun by one script of the language', () => {
  expect(firstFiles(together, 'es')).toEqual(['start.es.js']);
  expect(startOf(together, 'es')).toBe('start.es.js');
});

test('one that did not is begun by its entry, which asks for the rest', () => {
  expect(firstFiles(apart, 'es')).toEqual([apart.entry, 'first.js', 'es.js']);
  expect(startOf(apart, 'es')).toBe(apart.entry);
});
