import { createContext } from 'react';
import type { RemoteFailure } from './failure.ts';

/** Around what a remote shows, its pages or what fills a slot: shows another version for a page that doesn't arrive. Resolves with whether there was one. */
export const Recovery = createContext<((failure: RemoteFailure) => Promise<boolean>) | undefined>(undefined);
