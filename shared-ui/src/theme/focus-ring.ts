import { tokens } from './tokens.ts';

/** The ring around what has the keyboard's focus, with air between; its colour is that of the ground that it stands on. */
export const focusRing = {
  outline: `${tokens.focusWidth}px solid var(--kw-focus)`,
  outlineOffset: `${tokens.focusOffset}px`,
} as const;
