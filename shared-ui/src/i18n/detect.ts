import { FALLBACK_LANGUAGE, type Language, toLanguage } from './languages.ts';

/** Key in local and session storage and the cookie's name pattern, as i18next's own detectors call them. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';
const QUERY_PARAMETER = 'lng';
const COOKIE = 'i18next';

const fromQuery = () => new URLSearchParams(window.location.search).get(QUERY_PARAMETER);
const fromCookie = () => document.cookie.match(new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`))?.[1];
const fromStorage = (storage: 'localStorage' | 'sessionStorage') => {
  try {
    return window[storage].getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null; // storage can be forbidden
  }
};

/** Query string, cookie, local storage, session storage, browser, the page's `lang`; English when none is spoken here. */
export function detectLanguage(): Language {
  const candidates: (() => string | null | undefined | readonly string[])[] = [
    fromQuery,
    fromCookie,
    () => fromStorage('localStorage'),
    () => fromStorage('sessionStorage'),
    () => navigator.languages ?? [navigator.language],
    () => document.documentElement.lang,
  ];
  for (const read of candidates) {
    const found = read();
    const values = typeof found === 'string' ? [found] : (found ?? []);
    for (const value of values) {
      const language = toLanguage(value);
      if (language) return language;
    }
  }
  return FALLBACK_LANGUAGE;
}

/** Whether a language was kept in this browser before. */
export const hasStoredLanguage = (): boolean => toLanguage(fromStorage('localStorage')) !== null;

export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // forbidden storage: the choice lasts for this page
  }
}
