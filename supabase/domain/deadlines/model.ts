import type { Note } from '../rules/note.ts';
import type { Source } from '../rules/source.ts';
import { addDays, addMonths, addYears } from '../time/calendar.ts';
import { HOUR_MS, toIso } from '../time/instant.ts';
import { endOfDay, startOfDay } from '../time/local.ts';

export type Anchor =
  | 'booking'
  | 'departure'
  | 'arrival'
  | 'birth'
  | 'vaccination'
  | 'travel_date'
  | 'bag_delivered'
  | 'check_in';

/** How much weighs on it: a duty of law or an airline's condition, or what prudence and practice advise. */
export type Force = 'guarantee' | 'required' | 'quota' | 'may_be_required' | 'planning' | 'operational' | 'fallback';

export interface Offset {
  readonly unit: 'hour' | 'day' | 'month' | 'year';
  readonly amount: number;
}

export interface Deadline {
  /** The rule, as in the register of `facts`: `EU_PRM_NOTICE`. */
  readonly rule: string;
  readonly traveller: string;
  /** Null: the whole trip. */
  readonly leg: number | null;
  readonly anchor: Anchor;
  /** The anchor's instant; null where it is not known yet. */
  readonly anchor_at: string | null;
  /** Null: at the anchor itself, or no fixed hour (`as early as possible`). */
  readonly offset: Offset | null;
  /** Latest instant, inclusive; null where there is none. */
  readonly due_at: string | null;
  /** Not before this instant: the other side of a window. */
  readonly opens_at: string | null;
  readonly opens_offset: Offset | null;
  readonly kind: 'hard' | 'best_effort';
  readonly force: Force;
  readonly for: 'client' | 'desk' | 'carrier';
  /** `missed` is never shown as due: what was asked for late is done with best effort. */
  readonly state: 'open' | 'missed' | 'not_yet';
  /** Covered by the notice of an earlier leg of the same carrier. */
  readonly covered_by: number | null;
  readonly text: Note;
  readonly source: Source;
}

const hardForces: readonly Force[] = ['guarantee', 'required', 'quota'];

export interface Draft {
  readonly rule: string;
  readonly traveller: string;
  readonly leg?: number | null;
  readonly anchor: Anchor;
  readonly anchor_at: number | null;
  readonly offset?: Offset | null;
  readonly due_at?: number | null;
  readonly opens_at?: number | null;
  readonly opens_offset?: Offset | null;
  readonly force: Force;
  readonly for?: Deadline['for'];
  readonly covered_by?: number | null;
  readonly params?: Note['params'];
  readonly source: Source;
}

/** A deadline as it stands at an instant. `due_at` defaults to the anchor plus an offset in hours. */
export function deadline(draft: Draft, now: number): Deadline {
  const hours = draft.offset?.unit === 'hour' ? draft.offset.amount * HOUR_MS : null;
  const due =
    draft.due_at !== undefined
      ? draft.due_at
      : hours !== null && draft.anchor_at !== null
        ? draft.anchor_at + hours
        : null;
  const opens = draft.opens_at ?? null;
  const state = due !== null && due < now ? 'missed' : opens !== null && opens > now ? 'not_yet' : 'open';
  return {
    rule: draft.rule,
    traveller: draft.traveller,
    leg: draft.leg ?? null,
    anchor: draft.anchor,
    anchor_at: draft.anchor_at === null ? null : toIso(draft.anchor_at),
    offset: draft.offset ?? null,
    due_at: due === null ? null : toIso(due),
    opens_at: opens === null ? null : toIso(opens),
    opens_offset: draft.opens_offset ?? null,
    kind: hardForces.includes(draft.force) && state !== 'missed' ? 'hard' : 'best_effort',
    force: draft.force,
    for: draft.for ?? 'client',
    state,
    covered_by: draft.covered_by ?? null,
    text: { key: `deadline.${draft.rule}`, params: draft.params },
    source: draft.source,
  };
}

export const hours = (amount: number): Offset => ({ unit: 'hour', amount });
export const days = (amount: number): Offset => ({ unit: 'day', amount });
export const years = (amount: number): Offset => ({ unit: 'year', amount });

/** The end of the calendar day that lies an offset from a date, in a zone. */
export function endOfOffset(date: string, offset: Offset, zone: string): number {
  return endOfDay(shift(date, offset), zone);
}

/** The beginning of that day. */
export function startOfOffset(date: string, offset: Offset, zone: string): number {
  return startOfDay(shift(date, offset), zone);
}

function shift(date: string, { unit, amount }: Offset): string {
  if (unit === 'day') return addDays(date, amount);
  if (unit === 'month') return addMonths(date, amount);
  if (unit === 'year') return addYears(date, amount);
  throw new RangeError('Hours are added to instants, not to dates.');
}
