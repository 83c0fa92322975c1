import { MISSING_PATH, signInPages } from '../address/site-address.ts';

/** The shell's own pages that have HTML in each language; what it has beside them has one for any address (`app.html`). */
export const ownPages: readonly string[] = [MISSING_PATH, ...signInPages];
