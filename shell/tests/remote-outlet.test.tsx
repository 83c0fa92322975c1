import { PartFailureCard, Slot } from '@kindwing/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { PieceCard } from '../src/federation/piece-card.tsx';
import { SlotProvider } from '../src/federation/slot-outlet.tsx';
import { outlet, press, remoteWith, setStage, show, stage, twoPages } from './remote-stage.tsx';

vi.mock('../src/federation/page-loader.ts', () => ({ pageLoader: () => stage.loader }));
vi.mock('../src/federation/registry.ts', () => ({ registry: () => stage.registry }));
setStage();

test('a remote that can not be reached is a card that names part, owner and version; the rest works, and Try again heals', async () => {
  stage.load = async () => Promise.reject(new Error('ScriptNetworkError'));
  await show(outlet);
  fireEvent.change(screen.getByLabelText('Elsewhere'), { target: { value: 'typed' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This part of the site is not available right now',
  );
  expect(screen.getByText(/Part: portal · kept by Portal team · version 1\.0\.0-0123456789/)).toBeTruthy();

  stage.load = async () => remoteWith(() => <h1>Your trips</h1>);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'Your trips' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Elsewhere').value).toBe('typed');
});

test('a page that throws leaves the others alone', async () => {
  let broken = true;
  stage.load = async () =>
    remoteWith(() => {
      if (broken) throw new Error('boom');
      return <h1>Fine again</h1>;
    });
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
  broken = false;
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Trips' })));
  expect(screen.getByRole('heading', { name: 'Fine again' })).toBeTruthy();
});

test('Try again that fails leaves the other pages of the remote as they work', async () => {
  const broken = () => {
    throw new Error('boom');
  };
  stage.load = async () => twoPages(broken);
  await show(outlet);
  stage.load = async () => Promise.reject(new Error('ScriptNetworkError'));
  await press('button', 'Try again');
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
  await press('link', 'Trips');
  expect(screen.getByRole('heading', { name: 'Trips' })).toBeTruthy();
  await press('link', 'Back');
  expect(screen.getByRole('alert').textContent).toContain('not available right now');
});

test('an effect that throws is contained, and reported with its owner', async () => {
  const Broken = () => {
    useEffect(() => {
      throw new Error('an effect went wrong');
    }, []);
    return <h1>Drawn</h1>;
  };
  stage.load = async () => remoteWith(() => <Broken />);
  await show(outlet);
  expect(screen.getByRole('alert').textContent).toContain('Part: portal');
  expect(screen.getByLabelText('Elsewhere')).toBeTruthy();
  expect(stage.events).toContainEqual({
    type: 'failed',
    failure: expect.objectContaining({ cause: 'render', owner: 'Portal team', message: 'an effect went wrong' }),
  });
});

test('a slot shows another remote’s component to those who may see it, and downloads nothing for the others', async () => {
  stage.load = vi.fn(async () => remoteWith(() => null));
  const slot = <Slot name="portal/RequestDetail" props={{ requestId: 'KW-7' }} />;
  const withRole = (role: 'admin' | 'agent') => (
    <PartFailureCard card={PieceCard}>
      <SlotProvider role={role}>{slot}</SlotProvider>
    </PartFailureCard>
  );
  await show(withRole('admin'));
  expect(screen.getByText('Your account may not see this part.')).toBeTruthy();
  expect(stage.load).not.toHaveBeenCalled();
  cleanup();
  await show(withRole('agent'));
  expect(await screen.findByText('Request KW-7')).toBeTruthy();
});
