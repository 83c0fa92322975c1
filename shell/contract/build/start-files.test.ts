// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startFiles } from './start-files.ts';

const entry = 'remoteEntry.0123456789.js';
const chunk = (name: string) =>
  `"use strict";(globalThis.chunks||=[]).push(["${name}",(function(){return this===undefined})()]);`;
const assets = new Map(
  Object.entries({
    [entry]: 'var remote_trips_1;(()=>{remote_trips_1={get:1}})()//# sourceMappingURL=remoteEntry.js.map',
    'first.js': `${chunk('first')}\n//# sourceMappingURL=first.js.map`,
    'en.js': chunk('en'),
    'es.js': chunk('es'),
  }).map(([file, content]) => [file, Buffer.from(content)]),
);
// The bundler may name a script twice.
const first = { entry, preload: ['first.js', 'first.js', entry], messages: { en: ['en.js'], es: ['es.js'] } };

test('one script begins a remote in each language: its container is the page’s, its chunks are there once and strict', () => {
  for (const { language, content } of startFiles(first, assets)) {
    const page: Record<string, unknown> = {};
    runInNewContext(content, page);
    expect(page.remote_trips_1).toEqual({ get: 1 });
    expect(page.chunks).toEqual([
      ['first', true],
      [language, true],
    ]);
  }
});

test('it is named by its content, and names no map that would not fit', () => {
  const [english, spanish] = startFiles(first, assets);
  expect(english?.file).toMatch(/^start\.en\.[0-9a-f]{10}\.js$/);
  expect(english?.file.split('.')[2]).not.toBe(spanish?.file.split('.')[2]);
  const changed = startFiles(first, new Map([...assets, ['en.js', Buffer.from(chunk('anew'))]]));
  expect(changed[0]?.file).not.toBe(english?.file);
  expect(changed[1]?.file).toBe(spanish?.file);
  expect(english?.content).not.toContain('first.js.map');
});
