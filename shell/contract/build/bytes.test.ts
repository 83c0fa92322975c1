// @vitest-environment node
import { expect, test } from 'vitest';
import { byteReport, byteTable } from './bytes.ts';

const files: Record<string, Buffer> = {
  'remoteEntry.js': Buffer.from('entry();'.repeat(500)),
  'first.js': Buffer.from('first();'.repeat(1000)),
  'en.js': Buffer.from('Hello '.repeat(200)),
  'es.js': Buffer.from('Hola '.repeat(300)),
  'later.js': Buffer.from('later();'.repeat(2000)),
  'later.css': Buffer.from('a{color:red}'),
  'map.webp': Buffer.alloc(700, 7),
  'start.en.js': Buffer.from('joined();'.repeat(900)),
  'start.es.js': Buffer.from('joined();'.repeat(900)),
  'server/remote.cjs': Buffer.alloc(90_000, 65),
};
const remote = {
  name: 'trips',
  version: '1.0.0-0123456789',
  entry: 'remoteEntry.js',
  // The bundler may name a script twice; it is fetched once.
  preload: ['first.js', 'remoteEntry.js'],
  messages: { en: ['en.js'], es: ['es.js'] },
  starts: { en: 'start.en.js', es: 'start.es.js' },
  server: 'server/remote.cjs',
  integrity: Object.fromEntries(Object.keys(files).map((file) => [file, 'sha384-'])),
};
const report = byteReport(remote, (file) => files[file] ?? Buffer.alloc(0));

test('each file counts once, in the part that fetches it', () => {
  const { parts, start, total } = report;
  expect(Object.fromEntries(Object.entries(parts).map(([part, { min }]) => [part, min]))).toEqual({
    entry: 4000,
    firstPage: 8000,
    messagesEn: 1200,
    messagesEs: 1500,
    later: 16_012,
    media: 700,
  });
  expect(start).toMatchObject({ files: 3, min: 13_200 });
  expect(total).toMatchObject({ files: 7, min: 31_412 });
});

test('code and texts count as they are sent, pictures as they are', () => {
  expect(report.parts.firstPage.brotli).toBeLessThan(100);
  expect(report.parts.media.brotli).toBe(700);
});

test('the table says all of it', () => {
  expect(byteTable(report)).toMatch(/^trips 1\.0\.0-0123456789\n/);
  expect(byteTable(report)).toMatch(/in all\s+7\s+31\.4\s+\d/);
});
