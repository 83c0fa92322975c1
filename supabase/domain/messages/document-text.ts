import { documentsEn } from './documents.en.ts';
import { documentsEs } from './documents.es.ts';

/** What a paper is called, for whoever names papers alone: without the sentences of all other rules. An unknown one is shown as it is. */
export function documentText(id: string, language: 'en' | 'es'): string {
  const texts: Readonly<Record<string, string>> = language === 'es' ? documentsEs : documentsEn;
  return texts[`document.${id}`] ?? id;
}
