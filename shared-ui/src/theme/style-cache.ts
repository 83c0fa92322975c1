import createCache, { type EmotionCache } from '@emotion/cache';
import { vendorPrefixes } from './vendor-prefixes.ts';

/**
 * The head as Emotion needs it, in which style elements that came with the page stay where they are. Emotion inserts them once
 * more when it takes them over, into the same place: the browser would read the sheet again and work out every element's style.
 */
function settledHead(): Node {
  const { head } = document;
  const insertBefore = <Inserted extends Node>(node: Inserted, before: Node | null) =>
    node.isConnected ? node : head.insertBefore(node, before);
  return { insertBefore } as Node;
}

/** The style cache that server rendering and the browser must share. In production it fills an empty style tag through the CSSOM, which a strict CSP allows. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({
    key: 'kw',
    stylisPlugins: [vendorPrefixes],
    ...(nonce && { nonce }),
    ...(typeof document !== 'undefined' && { container: settledHead() }),
  });
