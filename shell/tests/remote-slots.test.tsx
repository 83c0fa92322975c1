import { defineRemote, lazyPart, PartFailureCard, Slot } from '@kindwing/contract';
import type { RegistryEntry, RemoteRelease } from '@kindwing/contract/schema';
import { publishedRemote } from '@kindwing/contract/testing';
import { Route, Routes } from '@kindwing/ui/router';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { RemoteLoader } from '../src/federation/loader.ts';
import { PieceCard } from '../src/federation/piece-card.tsx';
import { RemoteOutlet } from '../src/federation/remote-outlet.tsx';
import { SlotProvider } from '../src/federation/slot-outlet.tsx';
import { newer, press, release, setStage, show, stage } from './remote-stage.tsx';

vi.mock('../src/federation/page-loader.ts', () => ({ pageLoader: () => stage.loader }));
vi.mock('../src/federation/registry.ts', () => ({ registry: () => stage.registry }));
setStage();

const admin: RemoteRelease = {
  ...publishedRemote({ name: 'admin', owner: 'Back office', slots: [] }),
  base: 'https://admin.example/1/',
};
const remote = (page: () => ReactNode, detail?: () => ReactNode) =>
  defineRemote({
    routes: async () => ({ default: page as () => never }),
    messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
    ...(detail && { slots: { RequestDetail: async () => ({ default: detail as never }) } }),
  });
const role = 'agent' as const;
const Gone = lazyPart<object>(async () => Promise.reject(new Error('Loading chunk 7 failed')));

/** The back office's page with the portal's slot in it, whose piece is gone since the portal was published anew. */
async function showPage(head: ReactNode): Promise<string[]> {
  const asked: string[] = [];
  let portal: RegistryEntry = { current: release };
  stage.loader = new RemoteLoader({
    runtime: {
      load: async ({ name, version }) => {
        asked.push(`${name} ${version}`);
        if (name !== 'admin')
          return remote(
            () => null,
            () => (version === release.version ? <Gone /> : <p>The request</p>),
          );
        return remote(() => (
          <main id="main">
            {head}
            <input aria-label="Note" />
            <Slot name="portal/RequestDetail" />
          </main>
        ));
      },
    },
    provided: { '@kindwing/ui/router': '1.0.0' },
    entryOf: (name) => (name === 'admin' ? { current: admin } : portal),
    refresh: async (name) => {
      if (name === 'portal') portal = { current: newer, previous: release };
    },
    language: () => 'en',
    addMessages: () => undefined,
  });
  await show(
    <PartFailureCard card={PieceCard}>
      <SlotProvider role={role}>
        <Routes>
          <Route path="/portal/*" element={<RemoteOutlet name="admin" />} />
        </Routes>
      </SlotProvider>
    </PartFailureCard>,
  );
  return asked;
}

test('a piece that is gone in a slot comes from its own remote’s newest version; the page around it keeps what was typed', async () => {
  const asked = await showPage(<h1>Requests</h1>);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'call back' } });
  await press('button', 'Load the page anew');
  expect(await screen.findByText('The request')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('call back');
  expect(asked).toEqual([`admin ${admin.version}`, `portal ${release.version}`, `portal ${newer.version}`]);
});

test('where the missing piece has the page’s heading it is looked for without being asked, in its own remote alone', async () => {
  const asked = await showPage(null);
  expect(await screen.findByText('The request')).toBeTruthy();
  expect(asked).toEqual([`admin ${admin.version}`, `portal ${release.version}`, `portal ${newer.version}`]);
});
