import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressRouter, Link, useLocation, useNavigate } from '../src/router/index.ts';

const inward = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/';
const spanish = (path: string) => (path === '/' ? '/es' : `/es${path}`);
const english = (path: string) => path;

function Where() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search}${hash}`}</output>
      <Link to="/fees?from=MAD#long">Fees</Link>
      <button type="button" onClick={() => void navigate('/blog', { replace: true })}>
        Blog
      </button>
    </>
  );
}

const where = () => screen.getByRole('status').textContent;

beforeEach(() => window.history.replaceState(null, '', '/es/services'));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

test('pages see their own path, links lead to the address outside', async () => {
  render(
    <AddressRouter inward={inward} outward={spanish}>
      <Where />
    </AddressRouter>,
  );
  expect(where()).toBe('/services');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/es/fees?from=MAD#long');
  await userEvent.click(screen.getByRole('link'));
  await expect.poll(where).toBe('/fees?from=MAD#long');
  expect(window.location.pathname).toBe('/es/fees');
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(where).toBe('/blog');
  expect(window.location.pathname).toBe('/es/blog');
});

test('another way outward makes every link anew and leaves the page where it is', () => {
  const { rerender } = render(
    <AddressRouter inward={inward} outward={spanish}>
      <Where />
    </AddressRouter>,
  );
  rerender(
    <AddressRouter inward={inward} outward={english}>
      <Where />
    </AddressRouter>,
  );
  expect(where()).toBe('/services');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/fees?from=MAD#long');
});

test('while it hydrates the first rendering knows no query, the next one does', () => {
  window.history.replaceState(null, '', '/es/travels?q=dog#list');
  const seen: string[] = [];
  function Record() {
    const { search, hash } = useLocation();
    seen.push(`${search}${hash}`);
    return null;
  }
  render(
    <AddressRouter inward={inward} outward={spanish} hydrating>
      <Record />
    </AddressRouter>,
  );
  expect(seen[0]).toBe('');
  expect(seen.at(-1)).toBe('?q=dog#list');
});

test('Back is told with the address that the browser shows', async () => {
  const popped = vi.fn();
  render(
    <AddressRouter inward={inward} outward={spanish} onPop={popped}>
      <Where />
    </AddressRouter>,
  );
  act(() => {
    window.history.pushState(null, '', '/contact');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(where).toBe('/contact');
  expect(popped).toHaveBeenCalledExactlyOnceWith('/contact');
});
