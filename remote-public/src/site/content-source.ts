import { type Language, readable } from '@kindwing/contract';
import { useLanguage } from '@kindwing/ui/i18n';
import { use } from 'react';

type Loader<T> = () => Promise<{ default: T }>;

/**
 * Long texts that load with their page, in the reader's language only. `useContent(key)` suspends while the text is
 * coming; a failed download is forgotten, so that Try again asks anew.
 */
export function createContentSource<Key extends string, T>(loaders: Record<Language, Record<Key, Loader<T>>>) {
  const started = new Map<string, Promise<T>>();

  const load = (language: Language, key: Key): Promise<T> => {
    const id = `${language}/${key}`;
    const known = started.get(id);
    if (known) return known;
    const coming = readable(loaders[language][key]().then((module) => module.default));
    coming.catch(() => started.delete(id));
    started.set(id, coming);
    return coming;
  };

  function useContent(key: Key): T {
    const { language } = useLanguage();
    return use(load(language, key));
  }
  return { useContent, load };
}
