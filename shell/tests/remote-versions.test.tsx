import type { RemoteRelease } from '@kindwing/contract/schema';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  missing,
  newer,
  older,
  outlet,
  press,
  release,
  remoteWith,
  setStage,
  show,
  stage,
  twoPages,
} from './remote-stage.tsx';

vi.mock('../src/federation/page-loader.ts', () => ({ pageLoader: () => stage.loader }));
vi.mock('../src/federation/registry.ts', () => ({ registry: () => stage.registry }));
setStage();

test('a script missing in mid-session is recovered by the version that was published since', async () => {
  stage.published = { current: newer };
  stage.load = vi.fn(async ({ version }) =>
    remoteWith(version === release.version ? missing : () => <h1>The newer page</h1>),
  );
  await show(outlet);
  expect(await screen.findByRole('heading', { name: 'The newer page' })).toBeTruthy();
  expect(stage.load).toHaveBeenCalledTimes(2);
});

test('a page missing for good in mid-session is shown from the version before, which says so', async () => {
  const previous: RemoteRelease = { ...release, version: '0.9.0-0000000000' };
  stage.published = { current: release, previous };
  stage.load = async ({ version }) =>
    remoteWith(version === release.version ? missing : () => <h1>The page before</h1>);
  await show(outlet);
  expect(await screen.findByRole('heading', { name: 'The page before' })).toBeTruthy();
  expect(screen.getByText(/earlier version of this part \(0\.9\.0-0000000000\)/)).toBeTruthy();
  expect(stage.events).toContainEqual({ type: 'failed', failure: expect.objectContaining({ cause: 'part' }) });
});

test('two versions that both lack the page do not take turns', async () => {
  stage.published = { current: release, previous: { ...release, version: '0.9.0-0000000000' } };
  stage.load = vi.fn(async () => remoteWith(missing));
  await show(outlet);
  expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(vi.mocked(stage.load).mock.calls.length).toBeLessThanOrEqual(3);
});

test('what arrives for a page that was left waits for the next page: a half-filled form stays', async () => {
  stage.published = { current: newer };
  let arrive: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  stage.load = async ({ version }) => {
    if (version === release.version) return twoPages(missing);
    await here;
    return twoPages(() => <h1>The newer page</h1>);
  };
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
  await press('link', 'Trips');
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'half a sentence' } });
  await act(async () => arrive());
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence');
  await press('link', 'Back');
  expect(screen.getByRole('heading', { name: 'The newer page' })).toBeTruthy();
});

test('a page that throws again after Try again is shown from the version before, which says so', async () => {
  stage.entry = { current: release, previous: older };
  stage.published = stage.entry;
  stage.load = async ({ version }) =>
    remoteWith(() => {
      if (version === release.version) throw new Error('boom');
      return <h1>The page before</h1>;
    });
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain(`version ${release.version}`);
  await press('button', 'Try again');
  expect(await screen.findByRole('heading', { name: 'The page before' })).toBeTruthy();
  expect(screen.getByText(/earlier version of this part \(0\.9\.0-0000000000\)/)).toBeTruthy();
});

test('a page that throws in every version ends in a card', async () => {
  stage.entry = { current: release, previous: older };
  stage.published = stage.entry;
  stage.load = vi.fn(async () =>
    remoteWith(() => {
      throw new Error('boom');
    }),
  );
  await show(outlet);
  for (let times = 0; times < 3; times++) await press('button', 'Try again');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  const calls = vi.mocked(stage.load).mock.calls.length;
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(vi.mocked(stage.load)).toHaveBeenCalledTimes(calls);
});
