export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

/** `es-MX` → `es`; null for what the site does not speak. */
export function toLanguage(value: string | null | undefined): Language | null {
  const base = value?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base) ?? null;
}
