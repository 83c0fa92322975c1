// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n, createMessages, I18nProvider } from '../src/i18n/index.ts';
import { AppProviders, createStyleCache, LinkButton, PageHeader, Section, useColorMode } from '../src/index.ts';
import { StaticRouter } from '../src/router/index.ts';

const es = { 'page.title': 'Viajar con calma' };
const { useText } = createMessages<typeof es>('page');

function Page() {
  const t = useText();
  const { mode } = useColorMode();
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={mode} actions={<LinkButton to="/contact">Ir</LinkButton>} />
      <Section tone="deep" title="Banda" />
    </>
  );
}

test('a page is made without a browser: its language, its base path, its critical styles', () => {
  const cache = createStyleCache();
  cache.compat = true;
  const html = renderToString(
    <I18nProvider i18n={createI18n('es', { page: es })}>
      <AppProviders cache={cache}>
        <StaticRouter basename="/es" location="/es/">
          <Page />
        </StaticRouter>
      </AppProviders>
    </I18nProvider>,
  );
  expect(html).toContain('Viajar con calma');
  expect(html).toContain('href="/es/contact"');
  expect(html).toContain('class="MuiButtonBase-root');
  const styles = Object.values(cache.inserted).join('');
  expect(styles).toContain('[data-mode="dark"]');
  expect(styles).toContain('--kw-palette-house-paper:#fbf8f2');
  expect(styles).toContain('prefers-reduced-motion');
});
