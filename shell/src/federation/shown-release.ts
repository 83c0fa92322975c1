import type { RemoteRelease } from '@kindwing/contract/schema';
import { createContext } from 'react';

/** The release whose pages or slot are shown around here; a card inside them names it. */
export const ShownRelease = createContext<RemoteRelease | undefined>(undefined);
