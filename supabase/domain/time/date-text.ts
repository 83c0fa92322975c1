/** A calendar day (`2027-03-04`) as its reader writes it: March 4, 2027, 4 de marzo de 2027. */
export function dateText(day: string, language: 'en' | 'es'): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-US', style).format(Date.parse(`${day}T00:00:00Z`));
}
