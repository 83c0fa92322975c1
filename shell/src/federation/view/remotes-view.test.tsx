import { Slot } from '@kindwing/contract';
import { FakeHost, publishedRemote } from '@kindwing/contract/testing';
import { renderUi } from '@kindwing/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { en as shellTexts } from '../../messages/en.ts';
import { report } from '../events.ts';
import { failureOf } from '../failure.ts';
import { RemoteLoader } from '../loader.ts';
import { OWN_SLOT } from '../own-slot.ts';
import { SlotProvider } from '../slot-outlet.tsx';
import { en as viewTexts } from './en.ts';
import { viewMessages } from './text.ts';

const release = { ...publishedRemote(), base: 'https://portal.example/1.0.0-0123456789/' };
const loader = new RemoteLoader({
  runtime: { load: async () => Promise.reject(new Error('not asked for')) },
  provided: {},
  entryOf: () => ({ current: release }),
  refresh: async () => undefined,
  language: () => 'en',
  addMessages: () => undefined,
});
vi.mock('../page-loader.ts', () => ({ pageLoader: () => loader }));
vi.mock('../registry.ts', () => ({
  registry: () => ({ schema: 1, release: 1, composedAt: '', remotes: { portal: { current: release } } }),
}));

// The view is downloaded when it is first shown.
async function show(role: 'client' | 'agent', environment: 'test' | 'production' = 'test') {
  const view = (
    <FakeHost host={{ environment }}>
      <SlotProvider role={role}>
        <Slot name={OWN_SLOT} />
      </SlotProvider>
    </FakeHost>
  );
  return act(async () => renderUi(view, { messages: { shell: shellTexts, [viewMessages]: viewTexts } }));
}

beforeEach(() => localStorage.clear());

test('staff see each remote, whose it is and how it stands, and what went wrong by owner', async () => {
  await show('agent');
  const remotes = await screen.findByRole('table', { name: 'Remotes of this page' });
  const portal = within(remotes).getByRole('row', { name: /portal/ });
  expect(within(portal).getByText('Portal team')).toBeTruthy();
  expect(within(portal).getByText(release.version)).toBeTruthy();
  expect(within(portal).getByText('Not needed yet')).toBeTruthy();
  expect(screen.getByText('Nothing has gone wrong in this page.')).toBeTruthy();

  const failure = failureOf(release, new Error('chunk 7 is gone'), 'part');
  act(() => report({ type: 'failed', failure }));
  const faults = screen.getByRole('table', { name: 'Faults by owner' });
  const fault = within(faults).getByRole('row', { name: /Portal team.*A page did not arrive/ });
  expect(within(fault).getByText(failure.traceId)).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'What happened' })).getByText(/chunk 7 is gone/)).toBeTruthy();
});

test('a local version is an address of this machine; anything else is refused and nothing is kept', async () => {
  const { user } = await show('agent');
  const field = await screen.findByRole('textbox', { name: /Address for portal/ });
  await user.type(field, 'https://elsewhere.example/');
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(await screen.findAllByText(/Only an address of this machine/)).not.toHaveLength(0);
  expect(localStorage.getItem('kindwing.overrides')).toBeNull();
});

test('in production there is no local version; clients see nothing of it at all', async () => {
  const { unmount } = await show('agent', 'production');
  expect(await screen.findByText('In production every part is the published one.')).toBeTruthy();
  expect(screen.queryByLabelText(/Address for/)).toBeNull();
  unmount();
  await show('client');
  expect(await screen.findByText('Your account may not see this part.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
