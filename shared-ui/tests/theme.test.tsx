import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppProviders, PageTitle, useColorMode } from '../src/index.ts';
import { renderUi } from '../src/testing/index.tsx';

function Switch() {
  const { mode, preference, setPreference } = useColorMode();
  return (
    <>
      <output>{`${mode} ${preference}`}</output>
      <button type="button" onClick={() => setPreference('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setPreference('system')}>
        System
      </button>
    </>
  );
}
const shown = () => screen.getAllByRole('status')[0]?.textContent;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

test('a chosen theme is kept under `theme` and stands on <html>; the system’s leaves no key', async () => {
  const { user } = renderUi(<Switch />);
  expect(shown()).toBe('light system');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(shown()).toBe('dark dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'dark'));
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(localStorage.getItem('theme')).toBeNull();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'light'));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the browser’s own parts follow each change, whatever an early script has set', async () => {
  document.documentElement.style.colorScheme = 'light';
  const { user } = renderUi(<Switch />);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(document.documentElement.style.colorScheme).toBe('light');
});

test('a theme that can not be kept holds until the page is left', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = renderUi(<Switch />);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(shown()).toBe('dark dark');
  full.mockRestore();
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(shown()).toBe('light system');
});

test('another copy of the package on the page follows', async () => {
  const { user } = renderUi(
    <AppProviders>
      <Switch />
    </AppProviders>,
  );
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'dark'));
});

test('a page’s title carries the site’s name, unless it is prescribed whole', () => {
  const meta = document.createElement('meta');
  meta.name = 'application-name';
  meta.content = 'The Site';
  document.head.append(meta);
  const { rerender } = renderUi(<PageTitle title="Page" />);
  expect(document.title).toBe('Page · The Site');
  act(() => rerender(<PageTitle title="Promote - Admin" exact />));
  expect(document.title).toBe('Promote - Admin');
});
