import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeHost } from '../testing/index.tsx';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

test('a part that fails offers Try again in place, and what was typed beside it stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let online = false;
  const Wizard = lazyPart(async () => {
    if (!online) throw new Error('Loading chunk 7 failed');
    return { default: ({ name }: { name: string }) => <p>Hello {name}</p> };
  });
  await act(async () => {
    render(
      <FakeHost>
        <input aria-label="Notes" />
        <Suspense fallback="loading">
          <Wizard name="Ana" />
        </Suspense>
      </FakeHost>,
    );
  });
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'half a sentence' } });
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed');

  online = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('Hello Ana')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence');
});

test('a part is downloaded once, however often it is shown', async () => {
  const load = vi.fn(async () => ({ default: () => <p>here</p> }));
  const Part = lazyPart<object>(load);
  Part.preload();
  await act(async () => {
    render(
      <FakeHost>
        <Suspense fallback="loading">
          <Part />
          <Part />
        </Suspense>
      </FakeHost>,
    );
  });
  expect(screen.getAllByText('here')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

class Above extends Component<{ children: ReactNode }> {
  override state = { caught: '' };
  static getDerivedStateFromError = (error: Error) => ({ caught: error.message });
  override render(): ReactNode {
    return this.state.caught ? <p>above: {this.state.caught}</p> : this.props.children;
  }
}

test('what a part throws once it is here is not taken for a failed download', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = lazyPart<object>(async () => ({
    default: () => {
      throw new Error('a fault of its own');
    },
  }));
  await act(async () => {
    render(
      <FakeHost>
        <Above>
          <Suspense fallback="loading">
            <Broken />
          </Suspense>
        </Above>
      </FakeHost>,
    );
  });
  expect(screen.getByText('above: a fault of its own')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
