import { say } from '@kindwing/backend/domain/messages';
import { useLanguage } from '@kindwing/ui/i18n';
import { useCallback } from 'react';

export type Note = Parameters<typeof say>[0];

/** The rules' own sentences in the reader's language. */
export function useSay(): (note: Note | string) => string {
  const { language } = useLanguage();
  return useCallback((note) => say(typeof note === 'string' ? { key: note } : note, language), [language]);
}
