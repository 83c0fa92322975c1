import type { RemoteModule } from '@kindwing/contract';
import type { RemoteRelease } from '@kindwing/contract/schema';
import type { ComponentType } from 'react';
import type { RemoteFailure } from './failure.ts';

/** A remote whose code runs in this page. */
export interface LoadedRemote {
  release: RemoteRelease;
  module: RemoteModule;
  Pages: ComponentType;
  /** Fetches what the page at a path needs beside the pages' own code. */
  preload?: ((path: string) => Promise<unknown>) | undefined;
  /** Why this is not the version that was asked for, where an earlier one stands in. */
  standsInFor?: RemoteFailure;
}

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; step: 'first' | 'retry' | 'previous' }
  | { status: 'loaded'; remote: LoadedRemote }
  | { status: 'failed'; failure: RemoteFailure };

export const idle: RemoteState = { status: 'idle' };
