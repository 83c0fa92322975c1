import { deadlinesEn } from '../domain/messages/deadlines.en.ts';
import { deadlinesEs } from '../domain/messages/deadlines.es.ts';
import { fill } from '../domain/rules/note.ts';
import { type Client, callFunction, unwrap } from './call.ts';
import type { Deadline } from './rows.ts';

/** A request's deadlines, earliest first; those without a fixed hour last. */
export function listDeadlines(client: Client, requestId: string): Promise<Deadline[]> {
  return unwrap(
    client
      .from('deadlines')
      .select('*')
      .eq('request_id', requestId)
      .order('due_at', { nullsFirst: false })
      .order('id')
      .overrideTypes<Deadline[], { merge: false }>(),
  );
}

/** Desk: what is due next of all requests, from an instant on. */
export function listDueDeadlines(client: Client, filter: { from: string; limit?: number }): Promise<Deadline[]> {
  return unwrap(
    client
      .from('deadlines')
      .select('*')
      .is('done_at', null)
      .is('waived_at', null)
      .gte('due_at', filter.from)
      .order('due_at')
      .order('id')
      .limit(Math.min(filter.limit ?? 50, 200))
      .overrideTypes<Deadline[], { merge: false }>(),
  );
}

const directions = {
  en: { outbound: 'outbound', return: 'return' },
  es: { outbound: 'ida', return: 'vuelta' },
} as const;

/**
 * What a deadline asks for, in the reader's language; a rule without a sentence is named as it is. For pages that show
 * deadlines alone: the library's `say` knows every sentence of the rules, and weighs as much.
 */
export function deadlineText({ rule, params }: Pick<Deadline, 'rule' | 'params'>, language: 'en' | 'es'): string {
  const texts: Readonly<Record<string, string>> = language === 'es' ? deadlinesEs : deadlinesEn;
  const { direction } = params;
  const way = direction === 'outbound' || direction === 'return' ? directions[language][direction] : undefined;
  return fill(texts[`deadline.${rule}`] ?? rule, way === undefined ? params : { ...params, direction: way });
}

/** What the clock says of a deadline. A missed one is never shown as due: what is late is done with best effort. */
export type DeadlineState = 'done' | 'waived' | 'missed' | 'not_yet' | 'open';

/** `now` in milliseconds. The latest instant itself still counts. */
export function deadlineState(
  deadline: Pick<Deadline, 'due_at' | 'window_from' | 'done_at' | 'waived_at'>,
  now: number,
): DeadlineState {
  if (deadline.done_at !== null) return 'done';
  if (deadline.waived_at !== null) return 'waived';
  if (deadline.due_at !== null && Date.parse(deadline.due_at) < now) return 'missed';
  if (deadline.window_from !== null && Date.parse(deadline.window_from) > now) return 'not_yet';
  return 'open';
}

/** Hard only while it can still be met. */
export const deadlineKind = (
  deadline: Pick<Deadline, 'kind' | 'due_at' | 'window_from' | 'done_at' | 'waived_at'>,
  now: number,
): Deadline['kind'] => (deadlineState(deadline, now) === 'missed' ? 'best_effort' : deadline.kind);

type Settled = { deadline_id: string; done_at: string | null; waived_at: string | null };

export const completeDeadline = (client: Client, deadlineId: string): Promise<Settled> =>
  callFunction(client, 'complete_deadline', { p_deadline_id: deadlineId });

/** @throws BackendError `validation` without a reason */
export const waiveDeadline = (client: Client, deadlineId: string, reason: string): Promise<Settled> =>
  callFunction(client, 'waive_deadline', { p_deadline_id: deadlineId, p_reason: reason });

export const reopenDeadline = (client: Client, deadlineId: string): Promise<Settled> =>
  callFunction(client, 'reopen_deadline', { p_deadline_id: deadlineId });
