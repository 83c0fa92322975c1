import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from '../src/feedback/countdown.tsx';
import { renderUi } from '../src/testing/index.tsx';

const start = new Date('2026-03-01T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (ms: number) => new Date(start.getTime() + ms);
/** A second at a time: each tick sets the next one only after it has been drawn. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 1_000) act(() => vi.advanceTimersByTime(Math.min(left, 1_000)));
}
const spoken = (container: HTMLElement) => container.querySelector('[aria-live="polite"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test('says the time left in words, and ticks', () => {
  renderUi(<Countdown until={after(51 * HOUR)} />);
  expect(screen.getByRole('timer')).toHaveTextContent('2 days 3 hours left');
  pass(HOUR + MINUTE);
  expect(screen.getByRole('timer')).toHaveTextContent('2 days 1 hour left');
});

test('counts seconds only in the last ten minutes, ends, and says so once', () => {
  const onOver = vi.fn();
  renderUi(<Countdown until={after(11 * MINUTE)} onOver={onOver} overText="Too late" />);
  expect(screen.getByRole('timer')).toHaveTextContent('11 minutes left');
  pass(1.5 * MINUTE);
  expect(screen.getByRole('timer')).toHaveTextContent('9 minutes 30 seconds left');
  pass(10 * MINUTE);
  expect(screen.getByRole('timer')).toHaveTextContent('Too late');
  pass(10 * MINUTE);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('interrupts a screen reader only at marks', () => {
  const { container } = renderUi(<Countdown until={after(61 * MINUTE)} />);
  expect(spoken(container)).toBe('');
  pass(2 * MINUTE);
  expect(spoken(container)).toBe('59 minutes left');
  pass(5 * MINUTE);
  expect(spoken(container)).toBe('59 minutes left');
});

test('speaks Spanish', () => {
  renderUi(<Countdown until={after(25 * HOUR)} />, { language: 'es' });
  expect(screen.getByRole('timer')).toHaveTextContent('Tiempo restante: 1 día 1 hora');
});
