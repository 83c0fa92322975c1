export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
/** `previous`: an earlier version, after the current one had failed. */
export const attempts = ['first', 'retry', 'previous'] as const;

/** What one batch may hold; a page that has more to say says no more. */
export const MOST = { vitals: 20, loads: 20, faults: 30, bytes: 16_384 } as const;
