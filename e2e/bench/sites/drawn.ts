import type { Variant } from './served.ts';

/** Any address that is never made ahead: its page is the empty one in which the application draws itself. */
const EMPTY = '/portal';

/** Every page drawn in the browser, as if nothing had been made ahead. */
export const drawnInBrowser: Variant = (shipped) => ({
  ...shipped,
  find: (path) => {
    const found = shipped.find(path);
    return found?.file.endsWith('.html') ? shipped.find(EMPTY) : found;
  },
});
