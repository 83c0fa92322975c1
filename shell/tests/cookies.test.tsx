import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Footer } from '../src/chrome/footer/footer.tsx';
import { CookieBanner } from '../src/chrome/privacy/cookie-banner.tsx';
import { COOKIE_CHOICE_KEY, rereadCookieChoice } from '../src/chrome/privacy/cookie-choice.ts';
import { PrivacySettings } from '../src/chrome/privacy/privacy-settings.tsx';
import { renderShell } from './render-shell.tsx';

const kept = () => JSON.parse(localStorage.getItem(COOKIE_CHOICE_KEY) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  act(() => rereadCookieChoice());
});

test.each([
  ['Accept', true],
  ['Decline', false],
])('%s is remembered and the banner goes', async (answer, allowed) => {
  const { user } = renderShell(<CookieBanner />);
  // As long as it is open, what the keyboard comes to is scrolled clear of it.
  expect(document.documentElement.hasAttribute('data-cookies')).toBe(false);
  await user.click(screen.getByRole('button', { name: answer }));
  expect(screen.queryByRole('region', { name: /Cookies/ })).toBeNull();
  expect(document.documentElement.hasAttribute('data-cookies')).toBe(true);
  expect(kept()).toMatchObject({ analytics: allowed, marketing: allowed });
  expect(Date.now() - Date.parse(kept().date)).toBeLessThan(60_000);
});

test.each(['not json', '{"analytics":"yes"}', '[]'])('an unreadable answer (%s) is asked for again', (stored) => {
  localStorage.setItem(COOKIE_CHOICE_KEY, stored);
  // The page's early script has seen that something is kept, and no more.
  document.documentElement.setAttribute('data-cookies', 'answered');
  act(() => rereadCookieChoice());
  renderShell(<CookieBanner />);
  expect(screen.getByRole('region', { name: /Cookies/ })).toBeTruthy();
  expect(document.documentElement.hasAttribute('data-cookies')).toBe(false);
});

test('the footer opens the privacy settings, where the choice can be changed, and Close closes them', async () => {
  const { user } = renderShell(
    <>
      <Footer />
      <PrivacySettings />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Privacy settings' }));
  // It is downloaded when it is first opened.
  await screen.findByText('Cookie preferences can be managed here.', {}, { timeout: 15_000 });
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(kept()).toMatchObject({ analytics: true, marketing: true });
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
