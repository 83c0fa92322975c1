import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createMessages,
  detectLanguage,
  i18n,
  initI18n,
  RichText,
  registerMessages,
  useLanguage,
} from '../src/i18n/index.ts';
import { renderUi } from '../src/testing/index.tsx';

const en = {
  'page.title': 'Hello {{name}}',
  'page.count_one': '{{count}} thing',
  'page.count_other': '{{count}} things',
} as const;
const es = { 'page.title': 'Hola {{name}}', 'page.count_one': '{{count}} cosa', 'page.count_other': '{{count}} cosas' };
const { useText } = createMessages<typeof en>('page');

function Page() {
  const t = useText();
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <h1>{t('page.title', { name: 'Ada' })}</h1>
      <p>{t('page.count', { count: 2 })}</p>
      <button type="button" onClick={() => setLanguage('es')}>
        {language}
      </button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the language is looked for in order: address, cookie, storages, browser, page', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'es-MX']);
  expect(detectLanguage()).toBe('es');
  sessionStorage.setItem('i18nextLng', 'en');
  expect(detectLanguage()).toBe('en');
  localStorage.setItem('i18nextLng', 'es-ES');
  expect(detectLanguage()).toBe('es');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; i18next=en');
  expect(detectLanguage()).toBe('en');
  window.history.replaceState(null, '', '/?lng=es');
  expect(detectLanguage()).toBe('es');
  window.history.replaceState(null, '', '/?lng=de');
  expect(detectLanguage()).toBe('en');
});

test('English is the fallback, the page itself the last resort before it', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
  expect(detectLanguage()).toBe('en');
  document.documentElement.lang = 'es';
  expect(detectLanguage()).toBe('es');
});

test('messages are loaded when first shown, after up to five failures from 350 ms, and the choice is kept', async () => {
  let failures = 0;
  registerMessages('page', {
    en: () => {
      if (failures < 5) {
        failures += 1;
        return Promise.reject(new Error('offline'));
      }
      return Promise.resolve({ default: en });
    },
    es: () => Promise.resolve({ default: es }),
  });
  await initI18n({ language: 'en' });
  vi.useFakeTimers();
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    );
  });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(349));
  expect(failures).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(350 * 31));
  expect(failures).toBe(5);
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Ada');
  expect(screen.getByText('2 things')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');

  await act(async () => {
    screen.getByRole('button', { name: 'en' }).click();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Hola Ada');
  expect(screen.getByRole('button', { name: 'es' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  expect(localStorage.getItem('i18nextLng')).toBe('es');
  expect(i18n.language).toBe('es');
});

test('a part that does not answer holds nobody’s change of language, and its texts are shown when they come', async () => {
  let arrive = (_: { default: Record<string, string> }) => {};
  registerMessages('late', {
    en: () => Promise.resolve({ default: en }),
    es: () => new Promise((resolve) => (arrive = resolve)),
  });
  await initI18n({ language: 'en' });
  await i18n.changeLanguage('en');
  const useLateText = createMessages<typeof en>('late').useText;
  const Late = () => <h2>{useLateText()('page.title', { name: 'Ada' })}</h2>;
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Page />
        <Late />
      </Suspense>,
    );
  });
  vi.useFakeTimers();
  screen.getByRole('button', { name: 'en' }).click();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hola Ada');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hello Ada');
  await act(async () => arrive({ default: es }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hola Ada');
});

test('marked parts of a message are drawn, markup in it is text', () => {
  renderUi(
    <RichText
      text="Read <link>the policy</link> or <b>not</b> <script>x</script>"
      parts={{ link: (text) => <a href="/policy">{text}</a> }}
    />,
  );
  expect(screen.getByRole('link', { name: 'the policy' })).toBeInTheDocument();
  expect(document.querySelector('script, b')).toBeNull();
});
