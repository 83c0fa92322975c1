import type { Registry } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ahead } from './page-files.ts';

const base = 'https://portal.example/1/';
const portal = publishedRemote({
  preload: ['expose.js'],
  messages: { en: ['en.js'], es: ['es.js'] },
  integrity: { 'remoteEntry.0123456789.js': 'sha384-entry' },
});
const registry: Registry = {
  schema: 1,
  release: 1,
  composedAt: '',
  remotes: { portal: { current: { ...portal, base } } },
};
const ahead: Ahead = {
  session: [['/session.js', 'sha384-session']],
  messages: { en: [['/shell-en.js', '']], es: [['/shell-es.js', '']] },
  pages: [{ path: '/login', files: [['/login.js', '']] }],
  remotes: { portal: [{ path: '/portal', files: [[`${base}dashboard.js`, 'sha384-page']] }] },
};

const session = (role: string) => {
  const claims = btoa(JSON.stringify({ exp: 1, app_metadata: { role } }));
  return JSON.stringify({ access_token: `e30.${claims}.x` });
};

const data = (id: string, value: unknown) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = id;
  block.textContent = JSON.stringify(value);
  document.head.append(block);
};

async function opened(path: string): Promise<string[]> {
  history.replaceState(null, '', path);
  vi.resetModules();
  await import('./ahead.ts');
  return [...document.querySelectorAll('link')].map(({ href }) => href.replace(location.origin, ''));
}

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.lang = 'en';
  localStorage.clear();
  data('kindwing-registry', registry);
  data('kindwing-ahead', ahead);
});

test('who is signed in fetches the session’s library, the remote and the page, each with its hash', async () => {
  localStorage.setItem('sb-x-auth-token', session('client'));
  document.documentElement.lang = 'es';
  expect(await opened('/portal')).toEqual([
    '/session.js',
    '/shell-es.js',
    `${base}remoteEntry.0123456789.js`,
    `${base}expose.js`,
    `${base}es.js`,
    `${base}dashboard.js`,
  ]);
  const entry = document.querySelector<HTMLLinkElement>('link[href$="remoteEntry.0123456789.js"]');
  expect(entry).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous', rel: 'preload' });
});

test('what the role may not open is never fetched', async () => {
  localStorage.setItem('sb-x-auth-token', session('agent'));
  expect(await opened('/portal')).toEqual(['/session.js', '/shell-en.js']);
});

test('a visitor fetches what the address needs, and nothing for a session', async () => {
  expect(await opened('/login')).toEqual(['/shell-en.js', '/login.js']);
  for (const link of document.querySelectorAll('link')) link.remove();
  expect(await opened('/portal')).toEqual(['/shell-en.js']);
});

test('a developer’s own version is not fetched in its published one’s place', async () => {
  localStorage.setItem('sb-x-auth-token', session('client'));
  localStorage.setItem('kindwing.overrides', '{"portal":"http://127.0.0.1:3002/"}');
  expect(await opened('/portal')).toEqual(['/session.js', '/shell-en.js']);
});

test('whatever is stored in a session’s place harms nothing', async () => {
  for (const kept of ['', 'null', '{}', 'e30', '{"access_token":"x"}']) {
    localStorage.setItem('sb-x-auth-token', kept);
    expect(await opened('/portal')).toEqual([]);
  }
});

test('what everybody with a session needs comes in one script that runs, and none of its parts beside it', async () => {
  const start = { script: ['/start.js', 'sha384-start'], holds: ['/session.js', '/shell-en.js'] } as const;
  document.getElementById('kindwing-ahead')?.remove();
  data('kindwing-ahead', { ...ahead, start });
  localStorage.setItem('sb-x-auth-token', session('client'));
  expect(await opened('/portal')).toEqual([
    `${base}remoteEntry.0123456789.js`,
    `${base}expose.js`,
    `${base}en.js`,
    `${base}dashboard.js`,
  ]);
  const script = document.querySelector<HTMLScriptElement>('#kindwing-start');
  expect(script).toMatchObject({ integrity: 'sha384-start', crossOrigin: 'anonymous', async: true });
  expect(script?.src).toBe(`${location.origin}/start.js`);
});

test('a visitor gets no script of a session', async () => {
  document.getElementById('kindwing-ahead')?.remove();
  data('kindwing-ahead', { ...ahead, start: { script: ['/start.js', ''], holds: ['/shell-en.js'] } });
  expect(await opened('/login')).toEqual(['/shell-en.js', '/login.js']);
  expect(document.querySelector('#kindwing-start')).toBeNull();
});

test('a remote whose first files were joined is fetched as one', async () => {
  document.getElementById('kindwing-registry')?.remove();
  const starts = { en: 'start.en.js', es: 'start.es.js' };
  data('kindwing-registry', { ...registry, remotes: { portal: { current: { ...portal, base, starts } } } });
  localStorage.setItem('sb-x-auth-token', session('client'));
  expect(await opened('/portal')).toEqual(['/session.js', '/shell-en.js', `${base}start.en.js`, `${base}dashboard.js`]);
});
