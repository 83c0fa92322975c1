import { useLanguage } from '@kindwing/ui/i18n';
import { useMemo } from 'react';
import { createFormat, type Format } from './format.ts';

/** Money, dates and durations in the language in force. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => createFormat(language), [language]);
}
