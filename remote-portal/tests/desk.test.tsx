import { listQueue } from '@kindwing/backend/client';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import QueuePage from '../src/desk/queue-page.tsx';
import { renderPortal } from './fixtures.tsx';

vi.mock('@kindwing/backend/client', async (original) => ({
  ...(await original<typeof import('@kindwing/backend/client')>()),
  listQueue: vi.fn(),
}));
beforeEach(() => vi.mocked(listQueue).mockResolvedValue([]));

test('a view that holds nothing says that nothing waits there', async () => {
  renderPortal(<QueuePage />, { as: 'agent', route: '/portal/agent?view=mine' });
  expect(await screen.findByRole('heading', { name: 'Nothing waits here' })).toBeDefined();
});

test.each(['q=Vidal', 'service=other'])(
  'a desk narrowed by %s says that nothing matches, not that nothing waits',
  async (query) => {
    renderPortal(<QueuePage />, { as: 'agent', route: `/portal/agent?${query}` });
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Nothing waits here' })).toBeNull();
  },
);
