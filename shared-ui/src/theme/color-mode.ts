import { useEffect, useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';
export type ColorPreference = ColorMode | 'system';

/** `dark` or `light` as the visitor chose; no key means "as the system says". The early script of a page reads it too. */
export const COLOR_STORAGE_KEY = 'theme';

// A window event, not a module's list of listeners: a page may hold two copies of this package, and both must turn.
const CHANGED = 'kw:color-mode';
const DARK_QUERY = '(prefers-color-scheme: dark)';

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

function readPreference(): ColorPreference {
  if (typeof window === 'undefined') return 'system';
  const unkept: unknown = Reflect.get(window, CHANGED);
  if (isMode(unkept) || unkept === 'system') return unkept;
  try {
    const stored = window.localStorage.getItem(COLOR_STORAGE_KEY);
    return isMode(stored) ? stored : 'system';
  } catch {
    return 'system'; // storage can be forbidden by the browser; the system's choice still works
  }
}

function writePreference(preference: ColorPreference): void {
  if (preference === readPreference()) return;
  try {
    if (preference === 'system') window.localStorage.removeItem(COLOR_STORAGE_KEY);
    else window.localStorage.setItem(COLOR_STORAGE_KEY, preference);
    Reflect.deleteProperty(window, CHANGED);
  } catch {
    // A full or forbidden storage: the choice holds until the page is left, for every copy of this package.
    Reflect.set(window, CHANGED, preference);
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribePreference(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === COLOR_STORAGE_KEY || event.key === null) onChange();
  };
  const system = window.matchMedia(DARK_QUERY);
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', onChange);
  };
}

const currentMode = (): ColorMode => {
  const preference = readPreference();
  if (preference !== 'system') return preference;
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
};

/**
 * The colour mode in force and the visitor's preference. While a prerendered page hydrates it answers `light` and
 * `system` (what the HTML was made with), then at once the real ones.
 */
export function useColorMode(): {
  mode: ColorMode;
  preference: ColorPreference;
  setPreference: (preference: ColorPreference) => void;
} {
  const preference = useSyncExternalStore(subscribePreference, readPreference, () => 'system' as const);
  const mode = useSyncExternalStore(subscribePreference, currentMode, () => 'light' as const);
  return { mode, preference, setPreference: writePreference };
}

/**
 * Has the browser's own parts follow the mode: boxes to tick, calendars, scroll bars. A page's early script sets it on
 * `<html>` before the first paint, which no style sheet could change afterwards.
 */
export function useNativeColorScheme(): void {
  useEffect(() => {
    const follow = () => {
      document.documentElement.style.colorScheme = currentMode();
    };
    follow();
    return subscribePreference(follow);
  }, []);
}

/** Lets MUI's provider follow the same store; its own keys for "which light, which dark" are not kept. */
export const colorStorage = ({ key }: { key: string }) => {
  if (key !== COLOR_STORAGE_KEY) return { get: () => undefined, set: () => {}, subscribe: () => () => {} };
  return {
    get: () => readPreference(),
    set: (value: unknown) => writePreference(isMode(value) ? value : 'system'),
    subscribe: (handler: (value: ColorPreference) => void) => subscribePreference(() => handler(readPreference())),
  };
};
