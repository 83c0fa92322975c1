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

test.each([
  ['', 'No request is open', 'New requests appear here by themselves.'],
  ['?view=unclaimed', 'No request waits to be claimed', 'New requests appear here by themselves.'],
  ['?view=mine', 'You hold no request', 'Claim a request, and it appears here.'],
  ['?view=waiting', 'No request waits for its client', 'All open requests are under “All open”.'],
  ['?view=offered', 'No offer is open', 'All open requests are under “All open”.'],
  ['?view=to_book', 'No trip waits to be booked', 'All open requests are under “All open”.'],
])('the desk at “%s”, empty, says what is not there and what brings it', async (query, title, hint) => {
  renderPortal(<QueuePage />, { as: 'agent', route: `/portal/agent${query}` });
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText(hint)).toBeDefined();
});

test('a view is not called empty before its own requests are known', async () => {
  const { user } = renderPortal(<QueuePage />, { as: 'agent', route: '/portal/agent' });
  expect(await screen.findByRole('heading', { name: 'No request is open' })).toBeDefined();
  vi.mocked(listQueue).mockReturnValueOnce(new Promise(() => undefined));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'mine');
  expect(screen.queryByRole('heading', { name: 'You hold no request' })).toBeNull();
});

test.each(['q=Vidal', 'service=other'])(
  'a desk narrowed by %s says that nothing matches, not that nothing waits',
  async (query) => {
    renderPortal(<QueuePage />, { as: 'agent', route: `/portal/agent?${query}` });
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'No request is open' })).toBeNull();
  },
);
