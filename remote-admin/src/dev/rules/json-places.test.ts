import { expect, test } from 'vitest';
import { placeOf, readJson } from './json-places.ts';

test.each([
  ['{"a": }', 'value', 6],
  ['{a: 1}', 'name', 1],
  ['{"a" 1}', 'colon', 5],
  ['{"a": 1 "b": 2}', 'comma', 8],
  ['[1 2]', 'comma', 3],
  ['{"a": 1,}', 'trailing_comma', 7],
  ['[1, ]', 'trailing_comma', 2],
  ['{"a": "no end}', 'string_end', 6],
  ['{"a": "a\nbreak"}', 'string_end', 6],
  ['{"a": "bad \\x"}', 'string_end', 6],
  ["{'a': 1}", 'quotes', 1],
  ['{"a": \'x\'}', 'quotes', 6],
  ['{"a": 1} // why', 'comment', 9],
  ['{"a": 1} {"b": 2}', 'after_end', 9],
  ['{"a": [1, 2', 'cut_off', 11],
  ['', 'cut_off', 0],
  ['{"a": 01}', 'value', 6],
  ['{"a": 1.2.3}', 'value', 6],
  ['{"a": undefined}', 'value', 6],
])('%j is broken: %s at %i', (text, fault, offset) => {
  expect(readJson(text)).toEqual({ kind: 'broken', fault, offset });
  expect(() => JSON.parse(text)).toThrow();
});

test('what is read is what JSON.parse reads', () => {
  const text = '{"a": [1, -2.5e3, true, null, {"b": "x\\n\\u00e9 \\" , {"}], "": {}, "c": []}\n';
  const read = readJson(text);
  expect(read.kind === 'read' && read.value).toEqual(JSON.parse(text));
});

test('every value has its place; what is missing has its parent’s', () => {
  const text = '{\n  "legs": [\n    {"min": 80},\n    {"tz": ["A", "B"]}\n  ]\n}';
  const read = readJson(text);
  if (read.kind !== 'read') throw new Error(read.fault);
  const at = (...path: (string | number)[]) => text.slice(read.offsetOf(path)).split(/[,\n}]/)[0];
  expect(at('legs', 0, 'min')).toBe('80');
  expect(at('legs', 1, 'tz', 1)).toBe('"B"]');
  expect(placeOf(text, read.offsetOf(['legs', 1, 'min']))).toEqual({ line: 4, column: 5 });
  expect(read.offsetOf(['nowhere'])).toBe(0);
});
