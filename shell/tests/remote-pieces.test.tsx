import { lazyPart, PartFailureCard } from '@kindwing/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { PieceCard } from '../src/federation/piece-card.tsx';
import { newer, outlet, press, release, remoteWith, setStage, show, stage } from './remote-stage.tsx';

vi.mock('../src/federation/page-loader.ts', () => ({ pageLoader: () => stage.loader }));
vi.mock('../src/federation/registry.ts', () => ({ registry: () => stage.registry }));
setStage();

test('a page that does not arrive says whose it is and comes back in place', async () => {
  let online = false;
  const Trips = lazyPart<object>(async () => {
    if (!online) throw new Error('Loading chunk 7 failed');
    return { default: () => <h1>Your trips</h1> };
  });
  stage.load = async () => remoteWith(() => <Trips />);
  await show(<PartFailureCard card={PieceCard}>{outlet}</PartFailureCard>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('not available right now');
  expect(screen.getByRole('alert').textContent).toMatch(
    /Part: portal · kept by Portal team · version 1\.0\.0-0123456789 · reference [0-9a-f]{8}/,
  );
  fireEvent.change(screen.getByLabelText('Elsewhere'), { target: { value: 'typed' } });
  online = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'Your trips' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('typed');
});

test('a piece that does not arrive leaves the page around it its heading', async () => {
  const RouteMap = lazyPart<object>(async () => Promise.reject(new Error('Loading chunk 7 failed')));
  stage.load = async () =>
    remoteWith(() => (
      <main id="main">
        <h1>Your trips</h1>
        <RouteMap />
      </main>
    ));
  await show(<PartFailureCard card={PieceCard}>{outlet}</PartFailureCard>);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your trips');
  expect(screen.getByRole('alert').textContent).toMatch(/This piece of the page did not arrive.*Part: portal/);
});

test('a piece that is gone for good: the page can be loaded anew, and it says what that costs', async () => {
  stage.published = { current: newer };
  const RouteMap = lazyPart<object>(async () => Promise.reject(new Error('Loading chunk 7 failed')));
  const page = (piece: ReactNode) => (
    <main id="main">
      <h1>Your trips</h1>
      {piece}
    </main>
  );
  stage.load = async ({ version }) =>
    remoteWith(() => page(version === release.version ? <RouteMap /> : <p>The map</p>));
  await show(<PartFailureCard card={PieceCard}>{outlet}</PartFailureCard>);
  await press('button', 'Try again');
  expect(screen.getByRole('alert').textContent).toContain('did not save is lost then');
  await press('button', 'Load the page anew');
  expect(screen.getByText('The map')).toBeTruthy();
});
