import { useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import { rememberLanguage } from './detect.ts';
import { i18n } from './instance.ts';
import { FALLBACK_LANGUAGE, type Language, toLanguage } from './languages.ts';

/** The language in force and the way to change it; the choice is kept. Before any start it is English. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const instance = useContext(I18nContext)?.i18n ?? i18n;
  const read = () => toLanguage(instance.language) ?? FALLBACK_LANGUAGE;
  const language = useSyncExternalStore(
    (onChange) => {
      instance.on('languageChanged', onChange);
      return () => instance.off('languageChanged', onChange);
    },
    read,
    read,
  );
  const setLanguage = async (next: Language) => {
    rememberLanguage(next);
    await instance.changeLanguage(next);
  };
  return { language, setLanguage };
}
