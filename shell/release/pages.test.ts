// @vitest-environment node
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Registry } from '@kindwing/contract/schema';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';
import { settings } from './fixture.ts';
import { applicationPage, readTemplate, readyPage } from './pages.ts';

const { config } = settings;
const registry: Registry = { schema: 1, release: 1, composedAt: '2026-11-28T12:00:00.000Z', remotes: {} };
const template = readTemplate(join(import.meta.dirname, '..'));
const page = (supportPhone?: string) =>
  applicationPage(template, { registry, config: { ...config, supportPhone }, ahead: undefined });
const saidIn = (html: string) => /<noscript lang="en">([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '';

test('a page that only a script can draw says so where none runs, in both languages, with ways that lead on', () => {
  const said = saidIn(page('+34 910 555 210'));
  expect(said).toContain('This page needs JavaScript');
  expect(said).toMatch(/<section lang="es">\s*<h2>Esta página necesita JavaScript/);
  const leads = [...said.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(leads).toEqual(
    ['', '/es'].flatMap((es) => ['tel:+34910555210', `${es}/sos`, `${es}/request-form`, `${es}/contact`, es || '/']),
  );
  expect(said).toContain('+34 910 555 210');
  expect(saidIn(page())).toContain('+34 900 000 000');
});

test.each([
  ['en', 'This page needs JavaScript', 'necesita', ''],
  ['es', 'Esta página necesita JavaScript', 'needs', '/es'],
] as const)('the page of one language says so in that one alone: %s', (language, heading, others, prefix) => {
  const made = { path: '/login', language, address: `${prefix}/login`, title: 'A & B', head: '', styles: '', body: '' };
  const own = { made, sharing: '<link rel="canonical" href="/">', twin: undefined };
  const html = applicationPage(template, { registry, config, ahead: undefined, own });
  const said = /<noscript lang="([^"]*)">([\s\S]*?)<\/noscript>/.exec(html);
  expect(said?.[1]).toBe(language);
  expect(said?.[2]).toContain(`<h1>${heading}</h1>`);
  expect(said?.[2]).not.toContain(others);
  expect([...(said?.[2] ?? '').matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual(
    ['/sos', '/request-form', '/contact', ''].map((path) => `${prefix}${path}` || '/'),
  );
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<link rel="canonical"');
  expect(html).not.toContain('noindex');
});

test('its style is allowed by the policy, and it holds none in attributes', () => {
  const html = page();
  expect(saidIn(html)).not.toContain('style=');
  const styles = /style-src ([^;]*)/.exec(
    contentSecurityPolicy({ pages: [html], remoteOrigins: [], apiUrl: config.apiUrl, environment: 'production' }),
  )?.[1];
  // Of the empty style that emotion fills, and of this one.
  expect(styles?.match(/sha256-/g)).toHaveLength(2);
});

test('where no script runs, dark is what the system asks for; the page’s policy lets it through', () => {
  const made = { path: '/sos', language: 'en', address: '/sos', title: 'SOS', head: '', body: '<main/>' } as const;
  const parts = { registry, config, sharing: '', twin: undefined, remote: undefined, files: [] };
  const styles =
    '<style data-emotion="kw">:root,[data-mode="light"]{--kw-a:#fff;}[data-mode="dark"]{color-scheme:dark;--kw-a:#000;}[data-mode="dark"] .kw-1>svg{display:none;}</style>';
  const ready = readyPage(template, { ...made, styles }, parts);
  const style = '@media (prefers-color-scheme:dark){:root{color-scheme:dark;--kw-a:#000;}}';
  expect(ready).toContain(`${styles}<noscript><style>${style}</style></noscript>`);
  const policy = contentSecurityPolicy({
    pages: [ready],
    remoteOrigins: [],
    apiUrl: config.apiUrl,
    environment: 'production',
  });
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
});

test('search engines are told to leave out what only the application draws', () => {
  expect(page()).toContain('<meta name="robots" content="noindex">');
});

test('a page that was made ahead says nothing of it', () => {
  const made = {
    path: '/sos',
    language: 'en',
    address: '/sos',
    title: 'SOS',
    head: '',
    styles: '',
    body: '<main/>',
  } as const;
  const parts = { registry, config, sharing: '', twin: undefined, remote: undefined, files: [] };
  const ready = readyPage(template, made, parts);
  expect(ready).toContain('<main/>');
  expect(ready).not.toContain('noscript');
  expect(ready).not.toContain('noindex');
  expect(ready).not.toContain('kindwing:phone');
});
