import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, configureAuth, useSession } from '../src/index.ts';

test('a page that was made for a visitor is not drawn again for one', async () => {
  const drawn: string[] = [];
  function Page() {
    const { status } = useSession();
    drawn.push(status);
    return <p>{status}</p>;
  }
  const page = (
    <AuthProvider>
      <Page />
    </AuthProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  drawn.length = 0;
  configureAuth({ apiUrl: 'http://127.0.0.1:54321', anonKey: 'public' });
  await act(async () => hydrateRoot(root, page));
  expect(drawn).toEqual(['signed-out']);
  expect(root.textContent).toBe('signed-out');
});
