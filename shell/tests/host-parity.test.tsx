import { FakeSession } from '@kindwing/auth/testing';
import { defineRemote, lazyPart, Slot, useHost } from '@kindwing/contract';
import type { Registry } from '@kindwing/contract/schema';
import { FakeHost, fakeHost, publishedRemote } from '@kindwing/contract/testing';
import { renderUi } from '@kindwing/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RemoteSurroundings } from '../src/app/remote-surroundings.tsx';
import type { ConfigurationState } from '../src/configuration/schema.ts';
import { openRegistry, RemoteLoader, setPageLoader } from '../src/federation/index.ts';
import { en } from '../src/messages/en.ts';

/** What the fake promises a remote's tests is what the shell does: the same behaviours, asked of both. */
type Surroundings = (children: ReactNode) => ReactNode;

const Detail = ({ requestId }: { requestId: string }) => <p>Request {requestId}</p>;
const release = { ...publishedRemote(), base: 'https://portal.example/1.0.0-0123456789/' };
const registry: Registry = { schema: 1, release: 1, composedAt: '', remotes: { portal: { current: release } } };
const portal = defineRemote({
  routes: async () => ({ default: () => null }),
  messages: { en: async () => ({ default: {} }), es: async () => ({ default: {} }) },
  slots: { RequestDetail: async () => ({ default: Detail }) },
});
const state: ConfigurationState = {
  status: 'ready',
  configuration: {
    environment: 'test',
    apiUrl: 'https://api.example',
    anonKey: 'key',
    supportPhone: '+34 900 000 000',
    siteUrl: 'https://kindwing.example',
  },
};

const both: [string, Surroundings][] = [
  ['the fake', (children) => <FakeHost slots={{ 'portal/RequestDetail': Detail }}>{children}</FakeHost>],
  [
    'the shell',
    (children) => (
      <FakeSession as="client">
        <RemoteSurroundings state={state} registry={registry}>
          {children}
        </RemoteSurroundings>
      </FakeSession>
    ),
  ],
];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<script type="application/json" id="kindwing-registry">${JSON.stringify(registry)}</script>`;
  await openRegistry();
  const loader = new RemoteLoader({
    runtime: { load: async () => portal },
    provided: { '@kindwing/ui/router': '1.0.0' },
    entryOf: (name) => registry.remotes[name],
    refresh: async () => undefined,
    language: () => 'en',
    addMessages: () => undefined,
  });
  setPageLoader(loader);
});

const show = (around: Surroundings, content: ReactNode) =>
  act(async () => {
    renderUi(<Suspense fallback="…">{around(content)}</Suspense>, { messages: { shell: en } });
  });

test.each(both)('%s offers a host with the members that the contract names, and the same values', async (_, around) => {
  let offered: object = {};
  const Look = () => {
    offered = useHost();
    return null;
  };
  await show(around, <Look />);
  const plain = (host: object) =>
    Object.fromEntries(
      Object.entries(host).map(([key, value]) => [key, typeof value === 'function' ? 'function' : value]),
    );
  expect(plain(offered)).toEqual(plain(fakeHost()));
});

test.each(both)('%s fills a slot with its component and hands it the props', async (_, around) => {
  await show(around, <Slot name="portal/RequestDetail" props={{ requestId: 'KW-7' }} />);
  expect(await screen.findByText('Request KW-7')).toBeTruthy();
});

test.each(both)('%s says in the page that nobody fills a slot, and the page around it stays', async (_, around) => {
  await show(
    around,
    <>
      <p>Around</p>
      <Slot name="portal/Nothing" />
    </>,
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Around')).toBeTruthy();
});

test.each(both)('%s offers Try again for a part that didn’t arrive, and shows it once it does', async (_, around) => {
  let online = false;
  const Part = lazyPart(async () => {
    if (!online) throw new Error('Loading chunk 7 failed');
    return { default: () => <p>Arrived</p> };
  });
  await show(around, <Part />);
  await screen.findByRole('alert');
  online = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Arrived')).toBeTruthy();
});
