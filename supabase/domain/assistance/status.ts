/** The life of one assistance item. It is confirmed only by the carrier: a ticket is no confirmation. */
export const assistanceStatuses = [
  'draft',
  'requested',
  'pending',
  'confirmed',
  'refused',
  'needs_documents',
  'cancelled',
  'revalidate',
] as const;
export type AssistanceStatus = (typeof assistanceStatuses)[number];

/** What happened: we asked, the carrier answered, or the flight changed. */
export type AssistanceEvent =
  | { readonly kind: 'ask' }
  | { readonly kind: 'advice'; readonly code: AdviceCode }
  | { readonly kind: 'documents_asked' }
  | { readonly kind: 'documents_sent' }
  | { readonly kind: 'schedule_change' }
  | { readonly kind: 'cancel' };

/** The carrier's advice and status codes (Travelport), by what they do to an item. */
const meaning = {
  HK: 'confirmed',
  KK: 'confirmed',
  KL: 'confirmed',
  NN: 'requested',
  HN: 'pending',
  PN: 'pending',
  US: 'pending',
  UU: 'pending',
  HL: 'pending',
  UC: 'refused',
  UN: 'refused',
  NO: 'refused',
  TK: 'revalidate',
  TL: 'revalidate',
  TN: 'revalidate',
  HX: 'cancelled',
  XK: 'cancelled',
} as const satisfies Record<string, AssistanceStatus>;
export type AdviceCode = keyof typeof meaning;

/** The code that the desk enters after reading an advice: `KK` becomes `HK`, what the carrier can't do becomes `XK`. */
export const followUp: Readonly<Partial<Record<AdviceCode, AdviceCode>>> = {
  KK: 'HK',
  KL: 'HK',
  NO: 'XK',
  UC: 'XK',
  UN: 'XK',
  US: 'HL',
  UU: 'HL',
};

export const adviceCodes = Object.keys(meaning) as AdviceCode[];
export const isAdviceCode = (code: string): code is AdviceCode => Object.hasOwn(meaning, code);

const open: readonly AssistanceStatus[] = [
  'requested',
  'pending',
  'confirmed',
  'needs_documents',
  'revalidate',
  'refused',
];

/**
 * The status after an event; null when the event can't happen to an item in that status. An answer counts only once
 * the carrier was asked, a refused item may be asked again, and a cancelled one is over.
 */
export function nextStatus(status: AssistanceStatus, event: AssistanceEvent): AssistanceStatus | null {
  if (status === 'cancelled') return null;
  switch (event.kind) {
    case 'ask':
      return ['draft', 'revalidate', 'refused', 'needs_documents'].includes(status) ? 'requested' : null;
    case 'advice':
      return open.includes(status) ? meaning[event.code] : null;
    case 'documents_asked':
      return ['requested', 'pending', 'confirmed', 'revalidate'].includes(status) ? 'needs_documents' : null;
    case 'documents_sent':
      return status === 'needs_documents' ? 'pending' : null;
    case 'schedule_change':
      return status === 'draft' ? 'draft' : 'revalidate';
    case 'cancel':
      return 'cancelled';
  }
}
