import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScript } from './start-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

/** The script as the page's head began it, short of its download. */
function begun(): HTMLScriptElement {
  const script = document.createElement('script');
  script.id = 'kindwing-start';
  document.head.append(script);
  return script;
}

function watched() {
  const over = vi.fn();
  void startScript().then(over);
  return over;
}

test('a page without one waits for nothing, nor does one whose script is settled', async () => {
  await startScript();
  begun().setAttribute('data-settled', '');
  await startScript();
});

for (const end of ['load', 'error'])
  test(`the application waits until it has come to its ${end}`, async () => {
    const script = begun();
    const over = watched();
    await vi.advanceTimersByTimeAsync(1000);
    expect(over).not.toHaveBeenCalled();
    script.dispatchEvent(new Event(end));
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalled();
  });

test('it waits no longer than for any script', async () => {
  begun();
  const over = watched();
  await vi.advanceTimersByTimeAsync(7999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
