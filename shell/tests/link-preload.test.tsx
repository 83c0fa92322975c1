import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LinkPreload } from '../src/app/link-preload.tsx';
import { RemotesProvider } from '../src/app/remotes.ts';
import { renderShell, sampleRemotes } from './render-shell.tsx';

test('pointing at a link and reaching it with Tab fetch what it needs; other sites and new tabs fetch nothing', async () => {
  const preload = vi.fn();
  const { user } = renderShell(
    <RemotesProvider value={{ ...sampleRemotes, preload }}>
      <LinkPreload />
      <a href="/es/services">
        <b>Servicios</b>
      </a>
      <a href="https://elsewhere.example/blog">Elsewhere</a>
      <a href="/blog" target="_blank" rel="noopener">
        Tab
      </a>
      <a href="/portal">Portal</a>
    </RemotesProvider>,
  );
  await user.hover(screen.getByText('Servicios'));
  await user.hover(screen.getByText('Elsewhere'));
  await user.hover(screen.getByText('Tab'));
  expect(preload.mock.calls).toEqual([['/services']]);
  screen.getByText('Portal').focus();
  expect(preload.mock.lastCall).toEqual(['/portal']);
});
