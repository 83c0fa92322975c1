// @vitest-environment node
import { defineRemote, lazyPart } from '@kindwing/contract';
import type { Registry, RemoteRelease } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { PageTitle } from '@kindwing/ui';
import { createMessages } from '@kindwing/ui/i18n';
import { Link, Route, Routes } from '@kindwing/ui/router';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { makePage } from './make-page.tsx';

const texts = { en: { title: 'Our fees' }, es: { title: 'Nuestras tarifas' } };
const { useText } = createMessages<typeof texts.en>('public');

function Fees() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('title')} />
      <meta name="description" content="What it costs" />
      <h1>{t('title')}</h1>
      <Link to="/contact">…</Link>
      <Link to="/login">…</Link>
    </>
  );
}
const Late = lazyPart(async () => ({ default: Fees }));
const Broken = () => {
  throw new Error('no such fee');
};

const module = defineRemote({
  routes: async () => ({
    default: () => (
      <Suspense>
        <Routes>
          <Route path="/fees" element={<Late />} />
          <Route path="/broken" element={<Broken />} />
        </Routes>
      </Suspense>
    ),
  }),
  messages: { en: async () => ({ default: texts.en }), es: async () => ({ default: texts.es }) },
});
const page = (path: string) => ({ path, covers: 'exact' as const, title: { en: 'Fees', es: 'Tarifas' } });
const release: RemoteRelease = {
  ...publishedRemote({ name: 'public', mounts: ['/'], routes: [page('/fees'), page('/broken'), page('/contact')] }),
  base: 'https://public.example/1.0.0-0123456789/',
};
const registry: Registry = { schema: 1, release: 1, composedAt: '', remotes: { public: { current: release } } };
const configuration = { apiUrl: 'https://api.example', anonKey: 'key', siteUrl: 'https://kindwing.example' };
const make = (path: string, language: 'en' | 'es', remote = true) =>
  makePage({
    path,
    language,
    registry,
    configuration,
    siteName: 'Kindwing',
    ...(remote && { remote: { release, module } }),
  });

test('a page is whole: chrome, the remote’s late part, its title, description and styles', async () => {
  const { address, title, head, styles, body } = await make('/fees', 'en');
  expect(address).toBe('/fees');
  expect(title).toBe('Our fees · Kindwing');
  expect(head).toBe('<meta name="description" content="What it costs"/>');
  expect(body).toContain('<h1>Our fees</h1>');
  expect(body).toContain('<header');
  expect(body).not.toContain('<script>');
  expect(styles).toContain('<style data-s="" data-emotion="kw');
});

test('in Spanish everything is, and links keep the language where an address has one', async () => {
  const { address, title, body } = await make('/fees', 'es');
  expect(address).toBe('/es/fees');
  expect(title).toBe('Nuestras tarifas · Kindwing');
  expect(body).toContain('href="/es/contact"');
  expect(body).toContain('href="/es/login"');
  expect(body).not.toContain('href="/contact"');
  expect(body).toContain('https://kindwing.example/es/fees');
});

test('an address that nobody declared is the shell’s own page, for no search engine', async () => {
  const { title, head } = await make('/404', 'en', false);
  expect(title).toBe('This page has flown · Kindwing');
  expect(head).toContain('noindex');
});

test.each([
  ['/login', 'en', '/login', 'Client login · Kindwing', 'Sign in to Kindwing with your password'],
  ['/login', 'es', '/es/login', 'Acceso clientes · Kindwing', 'Acceda a Kindwing con su contraseña'],
  ['/signup', 'es', '/es/signup', 'Cree su cuenta · Kindwing', 'Cree su cuenta de Kindwing'],
] as const)('%s in %s is for search engines, in its language', async (path, language, address, title, description) => {
  const page = await make(path, language, false);
  expect(page).toMatchObject({ address, title });
  expect(page.head).toMatch(new RegExp(`^<meta name="description" content="${description}[^"]+"/>$`));
});

test('what a component throws stops the page; no half of it is made', async () => {
  await expect(make('/broken', 'en')).rejects.toThrow('no such fee');
});
