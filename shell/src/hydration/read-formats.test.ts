import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFormats, readFormatsLater } from './read-formats.ts';

const idle: (() => void)[] = [];
const dates = vi.fn(function (this: object, _language: string, _options: object) {
  Object.assign(this, { format: () => '' });
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat, DateTimeFormat: dates });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  document.documentElement.lang = 'es';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  idle.length = 0;
  dates.mockClear();
});

test('a page that waits for its data reads the data about its language as soon as there is nothing to do', () => {
  readFormats();
  expect(dates).not.toHaveBeenCalled();
  for (const work of idle) work();
  expect(dates).toHaveBeenCalledExactlyOnceWith('es', expect.anything());
});

test('who has just touched a page is left alone first', () => {
  readFormatsLater();
  vi.advanceTimersByTime(2900);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(200);
  for (const work of idle) work();
  expect(dates).toHaveBeenCalledExactlyOnceWith('es', expect.anything());
});

test('a browser without idle moments does it in a task of its own', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  readFormats();
  expect(dates).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(dates).toHaveBeenCalledTimes(1);
});
