/** The five legal pages, in the footer's order; `changed` is the day of the wording. */
export const legalPages = [
  { id: 'privacy-policy', changed: '2026-11-28' },
  { id: 'terms-of-service', changed: '2026-11-28' },
  { id: 'refunds-cancellations', changed: '2026-11-28' },
  { id: 'accessibility-statement', changed: '2026-11-27' },
  { id: 'data-rights', changed: '2026-11-28' },
] as const;

export type LegalPageId = (typeof legalPages)[number]['id'];
