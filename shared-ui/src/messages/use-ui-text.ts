import { useLanguage } from '@kindwing/ui/i18n';
import { useCallback } from 'react';
import { en } from './en.ts';
import { es } from './es.ts';

const own = { en, es };
export type UiKey = keyof typeof en;

/** The few words that the design system itself says. They are bundled, so that no button ever waits for its name. */
export function useUiText() {
  const { language } = useLanguage();
  return useCallback(
    (key: UiKey, params: Record<string, string | number> = {}) =>
      own[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? '')),
    [language],
  );
}
