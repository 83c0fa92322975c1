import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useAuth, useBackend, useRole } from '../src/index.ts';
import { FakeSession } from '../src/testing/index.tsx';

afterEach(cleanup);

function Probe() {
  const { user, session, loading, signOut } = useAuth();
  const { role, isAdmin, isAgent, isClient } = useRole();
  const who = JSON.stringify({
    email: user?.email,
    session: session !== null,
    loading,
    role,
    isAdmin,
    isAgent,
    isClient,
  });
  return (
    <>
      <p>{who}</p>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('paragraph').textContent);

test('outside its provider the hook says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
  vi.restoreAllMocks();
});

test('inside it hands out user, session and role, and follows a sign-out', async () => {
  render(
    <FakeSession as="agent">
      <Probe />
    </FakeSession>,
  );
  expect(shown()).toMatchObject({ email: 'agent@kindwing.example', session: true, role: 'agent', isAgent: true });
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(shown()).toEqual({
    session: false,
    loading: false,
    role: 'client',
    isAdmin: false,
    isAgent: false,
    isClient: true,
  });
});

test('loading is true until the session is known', () => {
  render(
    <FakeSession as="loading">
      <Probe />
    </FakeSession>,
  );
  expect(shown()).toMatchObject({ loading: true, session: false });
});

test('useBackend names the way out where nobody is signed in', () => {
  function Page() {
    useBackend();
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <FakeSession as="signed-out">
        <Page />
      </FakeSession>,
    ),
  ).toThrow(/getClient\(\)/);
  vi.restoreAllMocks();
});
