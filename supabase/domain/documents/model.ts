import type { Note } from '../rules/note.ts';
import type { Source } from '../rules/source.ts';
import type { Flight, Traveller, Trip } from '../trip/index.ts';

export type DocumentCategory =
  | 'identity'
  | 'minor'
  | 'animal'
  | 'medical'
  | 'assistance'
  | 'device'
  | 'item'
  | 'seat'
  | 'claim';

/** One paper that a traveller must bring or send, and when it must have been issued to be valid. */
export interface RequiredDocument {
  /** What it is, `um_form`: the kind under which an upload is filed. */
  readonly id: string;
  readonly category: DocumentCategory;
  readonly traveller: string;
  readonly legs: readonly number[];
  /** Issued no earlier and no later than these dates or instants; null: no limit. */
  readonly issued_from: string | null;
  readonly issued_until: string | null;
  readonly text: Note;
  readonly source: Source | null;
}

export interface DocumentContext {
  readonly trip: Trip;
  readonly traveller: Traveller;
  readonly flights: readonly Flight[];
  readonly first: Flight;
}

export type DocumentRule = (context: DocumentContext) => RequiredDocument[];

export interface Extra {
  readonly from?: string | null;
  readonly until?: string | null;
  readonly params?: Note['params'];
  readonly source?: Source;
}

/** A document for some of the flights. */
export function paper(
  context: DocumentContext,
  category: DocumentCategory,
  id: string,
  flights: readonly Flight[],
  extra: Extra = {},
): RequiredDocument {
  return {
    id,
    category,
    traveller: context.traveller.id,
    legs: flights.map(({ index }) => index),
    issued_from: extra.from ?? null,
    issued_until: extra.until ?? null,
    text: { key: `document.${id}`, params: extra.params },
    source: extra.source ?? null,
  };
}
