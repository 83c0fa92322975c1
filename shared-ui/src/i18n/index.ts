/** The one door to i18next and react-i18next. */
export type { i18n as I18n } from 'i18next';
export { I18nextProvider as I18nProvider } from 'react-i18next';
export { createMessages, type Text, type TextKey, type TextParams } from './create-messages.ts';
export { detectLanguage, LANGUAGE_STORAGE_KEY } from './detect.ts';
export { createI18n, i18n, initI18n } from './instance.ts';
export { FALLBACK_LANGUAGE, type Language, languages, toLanguage } from './languages.ts';
export { type MessageLoaders, type Messages, registerMessages } from './message-store.ts';
export { RichText } from './rich-text.tsx';
export { useLanguage } from './use-language.ts';
