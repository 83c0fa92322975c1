import { createStore } from 'zustand/vanilla';

/** The visitor's answer to the cookie banner, as it is kept. `date` is an ISO instant. */
export interface CookieChoice {
  analytics: boolean;
  marketing: boolean;
  date: string;
}

export const COOKIE_CHOICE_KEY = 'cookie-consent';

function read(): CookieChoice | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(COOKIE_CHOICE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { analytics, marketing, date } = kept as Partial<Record<keyof CookieChoice, unknown>>;
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof date !== 'string') return undefined;
    return { analytics, marketing, date };
  } catch {
    // Blocked or broken storage is no answer: the banner asks.
    return undefined;
  }
}

export const cookieChoice = createStore<CookieChoice | undefined>(() => read());

/** Accepting allows analytics and marketing, declining neither. Where storage is blocked the choice lasts for this page. */
export function chooseCookies(accepted: boolean): void {
  const choice: CookieChoice = { analytics: accepted, marketing: accepted, date: new Date().toISOString() };
  cookieChoice.setState(choice, true);
  try {
    localStorage.setItem(COOKIE_CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // Nothing to do: the choice is in memory.
  }
  dispatchEvent(new Event('kindwing:cookies'));
}

/** Reads the stored answer again, after another tab or a test changed it. */
export const rereadCookieChoice = (): void => cookieChoice.setState(read(), true);
