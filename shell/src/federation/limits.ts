/** Limits of one load, in milliseconds: what a person will wait for before a card is better than a spinner. */
export const SCRIPT_LIMIT_MS = 8000;
/** First try and retry together. */
export const CURRENT_LIMIT_MS = 15_000;
/** How long a page may show nothing although its code is here, before it is said. */
export const PAGE_LIMIT_MS = 15_000;
/** The previous version's own time after that. */
export const PREVIOUS_LIMIT_MS = 8000;
