import i18next, { type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detectLanguage, hasStoredLanguage, rememberLanguage } from './detect.ts';
import { FALLBACK_LANGUAGE, type Language, languages, toLanguage } from './languages.ts';
import { type Messages, messageBackend } from './message-store.ts';

/** Keys are flat (`'requests.title'`), so neither `.` nor `:` separates anything. React escapes what it shows. */
const flat: InitOptions = {
  fallbackLng: FALLBACK_LANGUAGE,
  supportedLngs: [...languages],
  load: 'languageOnly',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
};

/** The application's own instance; `initI18n` starts it. */
export const i18n: I18n = i18next.createInstance();

let started: Promise<I18n> | null = null;

export interface I18nOptions {
  /** known from elsewhere (the address); otherwise it is detected */
  language?: Language;
  /** namespaces to have before the promise settles */
  preload?: string[];
}

/** Starts the application's translations once; later calls give the same promise. Keeps `<html lang>` true. */
export function initI18n({ language, preload = [] }: I18nOptions = {}): Promise<I18n> {
  started ??= start(language, preload);
  return started;
}

async function start(given: Language | undefined, preload: string[]): Promise<I18n> {
  const language = given ?? detectLanguage();
  i18n.on('languageChanged', (lng) => {
    const page = document.documentElement;
    const language = toLanguage(lng) ?? FALLBACK_LANGUAGE;
    // Said again, it would have the browser work out every element's style.
    if (page.lang !== language) page.lang = language;
  });
  await i18n
    .use(messageBackend(i18n))
    .use(initReactI18next)
    .init({
      ...flat,
      lng: language,
      ns: preload,
      defaultNS: preload[0] ?? 'ui',
      partialBundledLanguages: true,
      backend: {},
      // Texts that come late, or with a newer version of a part, are shown when they come.
      react: { useSuspense: true, bindI18nStore: 'added' },
    });
  // An address in a language is no choice: somebody else may have sent it. It is kept only where nothing was chosen yet.
  if (!given || !hasStoredLanguage()) rememberLanguage(language);
  return i18n;
}

/** A separate, synchronous instance with its messages given: for prerendering and tests. `messages` is by namespace. */
export function createI18n(language: Language, messages: Record<string, Messages> = {}): I18n {
  const instance = i18next.createInstance();
  void instance.init({
    ...flat,
    lng: language,
    ns: Object.keys(messages),
    defaultNS: Object.keys(messages)[0] ?? 'ui',
    resources: { [language]: messages },
    fallbackLng: language,
    initAsync: false,
    react: { useSuspense: true },
  });
  return instance;
}
