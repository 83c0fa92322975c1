import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { expect, test } from 'vitest';
import { answersOf, answerTo, fileOf } from './answers.ts';
import { temporaryFolder } from './fixture.ts';
import type { MadePage } from './prerender.ts';

const made = (path: string, language: 'en' | 'es'): MadePage => ({
  path,
  language,
  address: language === 'en' ? path : `/es${path === '/' ? '' : path}`,
  title: path,
  head: '',
  styles: '',
  body: '',
});
const route = (path: string, covers: 'exact' | 'subtree' = 'exact') => ({
  path,
  covers,
  title: { en: path, es: path },
});
const site = publishedRemote({ name: 'public', routes: [route('/'), route('/services'), route('/blog/:slug')] });
const portal = publishedRemote({ routes: [route('/portal', 'subtree')] });
const trips = publishedRemote({ name: 'trips', routes: [route('/trips', 'subtree')] });
const registry: Registry = {
  schema: 1,
  release: 1,
  composedAt: '',
  remotes: {
    public: { current: { ...site, base: 'https://public.example/1/' } },
    trips: { current: { ...trips, base: 'https://trips.example/1/' } },
    portal: { current: { ...portal, base: 'https://portal.example/1/' } },
  },
};

const pages = ['/', '/services', '/blog/:slug', '/blog/a-dog', '/signup', '/404'].flatMap((path) => [
  made(path, 'en'),
  made(path, 'es'),
]);
const folder = temporaryFolder();
for (const page of pages) {
  const file = join(folder, fileOf(page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page.title);
}
writeFileSync(join(folder, 'answers.json'), JSON.stringify(answersOf(pages, registry, '/404')));

test.each([
  ['/', 'index.html', 200],
  ['/es', 'es/index.html', 200],
  ['/es/', 'es/index.html', 200],
  ['/services', 'services/index.html', 200],
  ['/services/', 'services/index.html', 200],
  ['/es/services', 'es/services/index.html', 200],
  ['/blog/a-dog', 'blog/a-dog/index.html', 200],
  ['/blog/no-dog', 'blog/_slug/index.html', 404],
  ['/es/blog/no-dog', 'es/blog/_slug/index.html', 404],
  ['/blog/_slug', 'blog/_slug/index.html', 404],
  ['/portal', 'app.html', 200],
  ['/portal/requests/1', 'app.html', 200],
  ['/login', 'app.html', 200],
  ['/Portal/Requests', 'app.html', 200],
  ['/trips', 'app.html', 200],
  ['/es/trips/1', 'app.html', 200],
  ['/es/portal', 'es/404/index.html', 404],
  ['/es/login', 'es/404/index.html', 404],
  ['/signup', 'signup/index.html', 200],
  ['/Signup', 'app.html', 200],
  ['/es/signup', 'es/signup/index.html', 200],
  ['/es/health', 'es/404/index.html', 404],
  ['/nowhere', '404/index.html', 404],
  ['/es/nowhere/at/all', 'es/404/index.html', 404],
  ['/404', '404/index.html', 404],
  ['/estonia', '404/index.html', 404],
])('%s is answered with %s and status %i', (path, file, status) => {
  expect(answerTo(folder, path)).toEqual({ file, status });
});

test('without pages that were made ahead every address is the application’s', () => {
  const bare = temporaryFolder();
  expect(answerTo(bare, '/services')).toEqual({ file: 'app.html', status: 200 });
  writeFileSync(join(bare, 'answers.json'), JSON.stringify(answersOf([], registry, '/404')));
  expect(answerTo(bare, '/nowhere')).toEqual({ file: 'app.html', status: 200 });
});
