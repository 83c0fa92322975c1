/** For whoever makes pages ahead of time, on a server or in a build. Never in a browser. */
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from '../theme/style-cache.ts';

export interface ServerStyles {
  /** for `AppProviders` */
  cache: EmotionCache;
  /** The style elements that this HTML needs, in the form that the browser's cache takes over. */
  tagsFor(html: string): string;
}

/** Collects one page's styles instead of writing them between its elements. */
export function createServerStyles(): ServerStyles {
  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  // Marked as settled, or Emotion's own first cache would move them all (see `style-cache.ts`).
  const tagsFor = (html: string) =>
    constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll('<style ', '<style data-s="" ');
  return { cache, tagsFor };
}
