import type { PublishedMenuEntry, PublishedRoute } from '@kindwing/contract/schema';
import { type ComponentType, createContext, useContext } from 'react';

/** A declared route, the remote that declared it, and the mount that the remote's pages are relative to. */
export type RemoteRoute = PublishedRoute & { remote: string; mount: string };

/** What chrome and guards need of the remotes: all of it comes from the registry, none of it from a remote's code. */
export interface Remotes {
  /** Whether the registry could be read; without it no remote is known. */
  known: boolean;
  /** Asks for the registry once more. */
  retry: () => Promise<void>;
  routes: readonly RemoteRoute[];
  menu: readonly PublishedMenuEntry[];
  /** Shows a remote's pages where it stands. */
  Outlet: ComponentType<{ name: string }>;
  /** Starts the download of what a link leads to, before it is followed. */
  preload: (path: string) => void;
}

const RemotesContext = createContext<Remotes | undefined>(undefined);
export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes)
    throw new Error('useRemotes must be used within RemotesProvider, which the shell puts around its pages');
  return remotes;
}
