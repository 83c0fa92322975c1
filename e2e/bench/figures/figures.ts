import type { Visit } from '../line/visit.ts';

export interface Figures {
  fcp?: number;
  lcp?: number;
  /** Blocking time from the first paint to the first touch or, untouched, to the end. */
  blockingBefore: number;
  blockingAfter?: number;
  /** Work that blocks from the very start, also before anything is painted: a page drawn in the browser hides it from the two above. */
  blockingAll: number;
  /** From the navigation or, where the application waits for one, from the first touch until it has taken over. */
  interactive?: number;
  /** What the remote's first paint can have waited for: whatever had arrived by then. Preflights arrive for data that is still on its way. */
  requestsBeforeRemote: number;
  requests: number;
  scriptKb: number;
  totalKb: number;
  /** What came before the first touch, without the page's own pictures and fonts. */
  leadKb: number;
  layoutShift: number;
}
export type FigureName = keyof Figures;

/** Milliseconds after which a task is felt. */
const FELT = 50;

/** As Lighthouse counts it: of a task that begins earlier or ends later, what lies between the two moments. */
function blocking(tasks: Visit['longTasks'], from: number, to: number): number {
  return tasks
    .map(({ start, duration }) => Math.min(start + duration, to) - Math.max(start, from))
    .reduce((sum, within) => sum + Math.max(0, within - FELT), 0);
}

const kilobytes = (requests: Visit['requests']) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

export function figuresOf(visit: Visit, touches: boolean): Figures {
  const { fcp = 0, lcp, longTasks, requests, hydrated, layoutShift } = visit;
  const touched = touches ? visit.touched : undefined;
  const shown = Math.max(visit.remoteShown ?? Number.POSITIVE_INFINITY, fcp);
  const before = requests.filter(({ startedAt }) => touched === undefined || startedAt < touched);
  return {
    fcp: visit.fcp,
    lcp,
    blockingBefore: blocking(longTasks, fcp, touched ?? Number.POSITIVE_INFINITY),
    ...(touched !== undefined && { blockingAfter: blocking(longTasks, touched, Number.POSITIVE_INFINITY) }),
    blockingAll: blocking(longTasks, 0, Number.POSITIVE_INFINITY),
    ...(hydrated !== undefined && { interactive: hydrated - (touched ?? 0) }),
    requestsBeforeRemote: requests.filter(({ kind, endedAt }) => kind !== 'Preflight' && endedAt && endedAt < shown)
      .length,
    requests: requests.length,
    scriptKb: kilobytes(requests.filter(({ kind, url }) => kind === 'Script' || /\.js(\?|$)/.test(url))),
    totalKb: kilobytes(requests),
    leadKb: kilobytes(before.filter(({ kind }) => kind !== 'Image' && kind !== 'Font')),
    layoutShift,
  };
}
