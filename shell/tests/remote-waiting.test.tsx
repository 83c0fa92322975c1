import { act, fireEvent, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, test, vi } from 'vitest';
import { PAGE_LIMIT_MS } from '../src/federation/limits.ts';
import { older, outlet, press, release, remoteWith, setStage, show, stage } from './remote-stage.tsx';

vi.mock('../src/federation/page-loader.ts', () => ({ pageLoader: () => stage.loader }));
vi.mock('../src/federation/registry.ts', () => ({ registry: () => stage.registry }));
setStage();

test('a page that waits for ever is named after its limit; what was typed elsewhere stays, and it may still come', async () => {
  vi.useFakeTimers();
  let arrive: (page: string) => void = () => undefined;
  const waiting = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Waits = () => <h1>{use(waiting)}</h1>;
  stage.load = async () => remoteWith(() => <Waits />);
  await show(outlet);
  fireEvent.change(screen.getByLabelText('Elsewhere'), { target: { value: 'typed' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS + 10));
  expect(screen.getByRole('alert').textContent).toContain('Part: portal');
  expect(stage.events).toContainEqual({ type: 'failed', failure: expect.objectContaining({ cause: 'timeout' }) });
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('typed');
  await act(async () => arrive('Here at last'));
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy();
});

test('a page that waits for ever once more after Try again is shown from the version before', async () => {
  vi.useFakeTimers();
  stage.entry = { current: release, previous: older };
  stage.published = stage.entry;
  const never = new Promise<string>(() => undefined);
  const Waits = () => <h1>{use(never)}</h1>;
  stage.load = async ({ version }) =>
    remoteWith(() => (version === release.version ? <Waits /> : <h1>The page before</h1>));
  await show(outlet);
  await act(() => vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS + 10));
  await press('button', 'Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(PAGE_LIMIT_MS + 10));
  expect(screen.getByRole('heading', { name: 'The page before' })).toBeTruthy();
});
