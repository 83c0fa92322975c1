import type { ComponentType } from 'react';
import type { Language } from './audience.ts';
import { CONTRACT_VERSION } from './version.ts';

/** Keys are flat; the shell adds the bundle to the remote's own namespace, named like the remote. */
export type Messages = Readonly<Record<string, string>>;

/** A piece of a remote that is downloaded when it is first needed. */
export type Part<Props = never> = () => Promise<{ default: ComponentType<Props> }>;

/** What a remote's `src/routes.tsx` exports. */
export interface RoutesModule {
  default: ComponentType<object>;
  /**
   * Fetches what the page at an address needs beside the routes, before it is shown: a prerendered page is taken over
   * only then, and a link fetches it when it is hovered. Rejects when it didn't arrive. Since contract 1.1.
   */
  preload?: (path: string) => Promise<unknown>;
}

/** What a remote's `src/remote.ts` exports by default. Nothing in it may render or have side effects: it is loaded first and alone. */
export interface RemoteModule {
  /** Version of the contract that the remote runs on. */
  contract: string;
  /** The pages: a component with `<Routes>` relative to the remote's mount. */
  routes: () => Promise<RoutesModule>;
  messages: Readonly<Record<Language, () => Promise<{ default: Messages }>>>;
  /** Components that other remotes may show through `<Slot name="<remote>/<slot>">`. */
  slots?: Readonly<Record<string, Part>>;
}

/** Declares a remote's module; TypeScript checks its shape, the build checks it against the description. */
export const defineRemote = (parts: Omit<RemoteModule, 'contract'>): RemoteModule => ({
  contract: CONTRACT_VERSION,
  ...parts,
});

/** Whether something that came over the network is a remote's module. Its parts are only called, never trusted to be right. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { routes, messages, slots } = value as Partial<Record<keyof RemoteModule, unknown>>;
  return (
    typeof routes === 'function' &&
    typeof messages === 'object' &&
    messages !== null &&
    (slots === undefined || (typeof slots === 'object' && slots !== null))
  );
}
