import { expect, test } from 'vitest';
import { headingId, parseProse, parseSpans, readingMinutes } from '../src/prose/parse.ts';

test('bold, links and plain text', () => {
  expect(parseSpans('See **this** and [that](/contact).')).toEqual([
    { text: 'See ' },
    { text: 'this', strong: true },
    { text: ' and ' },
    { text: 'that', href: '/contact' },
    { text: '.' },
  ]);
});

test('markup in a text stays text', () => {
  expect(parseSpans('<b onclick="x">')).toEqual([{ text: '<b onclick="x">' }]);
});

test('each kind of block', () => {
  const kinds = parseProse('## Título: así\n\nText\n\n- a\n- b\n\n1. one\n2. two\n\n> note').map(({ kind }) => kind);
  expect(kinds).toEqual(['heading', 'paragraph', 'list', 'steps', 'note']);
});

test('headings are linked by plain letters', () => {
  expect(headingId('¿No está conforme?')).toBe('no-esta-conforme');
});

test('reading takes at least a minute', () => {
  expect(readingMinutes('one')).toBe(1);
  expect(readingMinutes('word '.repeat(660))).toBe(3);
});
