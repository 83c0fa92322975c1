import type { en } from './en.ts';

export const es = {} satisfies Record<keyof typeof en, string>;
