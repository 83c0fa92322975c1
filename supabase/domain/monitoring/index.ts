/** What a page may tell of its own speed and faults, and what must never be in it: one rule for browsers and the receiving end. */
export * from './batch.ts';
export * from './fault.ts';
export { MOST } from './limits.ts';
export * from './route.ts';
export * from './scrub.ts';
