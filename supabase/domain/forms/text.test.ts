import { expect, test } from 'vitest';
import { contactSchema, plainText } from './index.ts';

test.each([
  ['line ends of every system', 'one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['control characters from a paste', 'a\0b\u0007c\u000bd\u0085e\u007ff', 'abcdef'],
  ['tabs, emoji, families of emoji and flags', 'a\tb 👩‍🦽‍➡️🇪🇸', 'a\tb 👩‍🦽‍➡️🇪🇸'],
  ['half an emoji', 'a\ud83db', 'a\ufffdb'],
  ['Arabic with marks of direction', '\u200fمرحبا\u200e', '\u200fمرحبا\u200e'],
  ['HTML, which is text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['nothing that can be seen', ' \u200b\u2060\u200f\n', ''],
])('%s', (_name, typed, stored) => {
  expect(plainText(typed)).toBe(stored);
});

const contact = { name: 'Emma', email: 'emma@example.com', subject: 'x', message: 'x', consent_processing: true };
const errorsOf = (change: object) =>
  contactSchema.safeParse({ ...contact, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);

test('forms read their texts so: what looks empty is empty, and the limit counts what is kept', () => {
  expect(contactSchema.parse({ ...contact, name: ' Em\0ma\r\n' })).toMatchObject({ name: 'Emma' });
  expect(errorsOf({ name: '\u200b\u200b' })).toEqual([['name', 'error.name_required']]);
  expect(errorsOf({ email: '\u0000' })).toEqual([['email', 'error.email_required']]);
  expect(errorsOf({ message: 'a\r\n'.repeat(5000) })).toBeUndefined();
  expect(errorsOf({ message: 'a'.repeat(10_001) })).toEqual([['message', 'error.too_long']]);
});
