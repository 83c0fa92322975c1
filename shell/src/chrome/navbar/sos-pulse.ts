import { createStore } from 'zustand/vanilla';

const KEY = 'sos-still';

const read = (): boolean => {
  try {
    return globalThis.localStorage?.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
};

/** Whether the visitor stopped the pulsing. Anything that moves for longer than five seconds must be stoppable (WCAG 2.2.2). */
export const sosStill = createStore<boolean>(() => read());

export function setSosStill(still: boolean): void {
  sosStill.setState(still, true);
  try {
    if (still) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked the wish lasts for this page.
  }
}
