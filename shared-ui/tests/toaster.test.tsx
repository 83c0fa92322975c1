import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../src/feedback/toast-bus.ts';
import { renderUi } from '../src/testing/index.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (input: Parameters<typeof toast>[0]) => act(() => toast(input));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const card = (text: string) => {
  const found = screen.getByText(text).closest<HTMLElement>('[data-toast]');
  if (!found) throw new Error(`No toast says "${text}"`);
  return found;
};

test('a toast stays five seconds, in the status region', () => {
  renderUi(null, { toasts: true });
  show({ title: 'Saved', description: 'All is well' });
  expect(screen.getByRole('status')).toHaveTextContent('SavedAll is well');
  pass(4_990);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(20);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('one at a time: the newer takes the place of the older', () => {
  renderUi(null, { toasts: true });
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('a failure interrupts', () => {
  renderUi(null, { toasts: true });
  show({ title: 'Submission Failed', tone: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('Submission Failed');
});

test('pointing at it or focusing it stops the clock', () => {
  renderUi(null, { toasts: true });
  show({ title: 'Read me' });
  pass(3_000);
  fireEvent.pointerEnter(card('Read me'));
  pass(60_000);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  fireEvent.pointerLeave(card('Read me'));
  pass(1_990);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  pass(20);
  expect(screen.queryByText('Read me')).not.toBeInTheDocument();
});

test('F8 moves the focus to it, Escape closes it', () => {
  renderUi(null, { toasts: true });
  show({ title: 'Here' });
  fireEvent.keyDown(window, { key: 'F8' });
  expect(card('Here')).toHaveFocus();
  fireEvent.keyDown(card('Here'), { key: 'Escape' });
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
});

test('F8 goes to the region where there is no toast', () => {
  renderUi(null, { toasts: true });
  fireEvent.keyDown(window, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
});

test.each([
  [49, true],
  [50, false],
  [-50, false],
])('a swipe of %i px keeps it: %s', (distance, stays) => {
  renderUi(null, { toasts: true });
  show({ title: 'Swipe' });
  const target = card('Swipe');
  fireEvent.pointerDown(target, { clientX: 100 });
  fireEvent.pointerMove(target, { clientX: 100 + distance });
  fireEvent.pointerUp(target, { clientX: 100 + distance });
  expect(screen.queryByText('Swipe') !== null).toBe(stays);
});

test('its close button has a name', () => {
  renderUi(null, { toasts: true });
  show({ title: 'Bye' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Bye')).not.toBeInTheDocument();
});
