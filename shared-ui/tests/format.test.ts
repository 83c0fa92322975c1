import { expect, test } from 'vitest';
import { createFormat } from '../src/format/format.ts';
import { keptFormatter } from '../src/format/kept-formatter.ts';

const en = createFormat('en');
const es = createFormat('es');

test('money comes in cents', () => {
  expect(en.money(12_345, 'EUR')).toBe('€123.45');
  expect(en.money(2_500, 'EUR')).toBe('€25');
  expect(es.money(12_345, 'EUR').replaceAll('\u00a0', ' ')).toBe('123,45 €');
});

test('an instant is shown in the zone asked for', () => {
  expect(en.time('2026-03-01T10:00:00Z', { timeZone: 'Asia/Tokyo' })).toBe('19:00');
  expect(en.time('2026-02-28T23:05:00Z', { timeZone: 'Europe/Madrid' })).toBe('00:05');
  expect(es.time('2026-02-28T23:05:00Z', { timeZone: 'Europe/Madrid' })).toBe('00:05');
  expect(en.dateTime('2026-03-01T23:30:00Z', { timeZone: 'Europe/Madrid' })).toBe('Mon, Mar 2, 2026, 00:30');
});

test('a calendar day is the same day everywhere', () => {
  expect(en.date('2026-03-01')).toBe('March 1, 2026');
  expect(es.date('2026-03-01')).toBe('1 de marzo de 2026');
});

test('durations and distances in words', () => {
  expect(en.duration(135)).toBe('2 hours 15 minutes');
  expect(es.duration(60)).toBe('1 hora');
  const now = new Date('2026-03-01T10:00:00Z');
  expect(en.relative('2026-03-01T13:10:00Z', now)).toBe('in 3 hours');
  expect(en.relative('2026-02-28T09:00:00Z', now)).toBe('yesterday');
  expect(en.relative('2026-03-01T10:00:20Z', now)).toBe('now');
});

test('one formatter serves every call of its kind; another zone, language or kind has its own', () => {
  const zone = (timeZone: string, locale = 'en-US') => keptFormatter(Intl.DateTimeFormat, locale, { timeZone });
  expect(zone('Asia/Tokyo')).toBe(zone('Asia/Tokyo'));
  expect(zone('America/Bogota').resolvedOptions().timeZone).toBe('America/Bogota');
  expect(zone('Asia/Tokyo', 'es-ES').resolvedOptions().locale).toBe('es-ES');
  expect(keptFormatter(Intl.NumberFormat, 'en-US', {}).format(1234.5)).toBe('1,234.5');
  expect(['Asia/Tokyo', 'America/Bogota'].map((timeZone) => en.time('2026-03-01T10:00:00Z', { timeZone }))).toEqual([
    '19:00',
    '05:00',
  ]);
});
