import { createContext } from 'react';
import type { RemoteFailure } from './failure.ts';

/** Around a remote's pages: shows another version for a page that doesn't arrive. Resolves with whether there was one. */
export const Recovery = createContext<((failure: RemoteFailure) => Promise<boolean>) | undefined>(undefined);
