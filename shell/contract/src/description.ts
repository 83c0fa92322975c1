import type { Language, Role } from './audience.ts';

/** Where somebody is sent who may not open a route; what is not listed goes to `/login` (signed out) or to the role's home. */
export type Redirects = Partial<Record<Role | 'signed-out', string>>;

export interface RouteDescription {
  /** From the site's root, with `:name` for a variable segment, for example `/blog/:slug`. */
  path: string;
  /** `exact`: this address alone; `subtree`: it and everything below that no longer path claims. */
  covers: 'exact' | 'subtree';
  /** Who may open it; without it everybody may. */
  roles?: readonly Role[];
  otherwise?: Redirects;
  /** Key of the remote's messages: the breadcrumb's and the loading page's name for it. */
  title: string;
}

export interface MenuDescription {
  /** Which menu it appears in: `portal` and `admin` are the sidebars. */
  area: string;
  path: string;
  /** Key of the remote's messages. */
  label: string;
  icon?: string;
  /** Who sees it; without it everybody who sees the menu. */
  roles?: readonly Role[];
  /** Ascending from the top. */
  order: number;
  /** Path of the entry that it stands below. */
  parent?: string;
}

export interface SlotDescription {
  /** `<remote>/<slot>`, the name that `<Slot>` asks for. */
  name: string;
  /** Who may see it; for anybody else the remote isn't even downloaded. */
  roles?: readonly Role[];
}

/** What the shell knows of a remote before it has any of its code. */
export interface RemoteDescription {
  /** One lower-case word; the folder, the message namespace and the container are named after it. */
  name: string;
  /** The team to call, shown on the error card. */
  owner: string;
  /** Range of contract versions that it runs on, for example `^1.0.0`. */
  contract: string;
  /** Paths below which its `<Routes>` stand; several when it has pages in several places. */
  mount: string | readonly string[];
  routes: readonly RouteDescription[];
  menu?: readonly MenuDescription[];
  slots?: readonly SlotDescription[];
  /**
   * Slots of others that its pages show, by the names that `<Slot>` asks for. The build proves the list against the sources;
   * whoever offers one of them can't take it away while this remote is live. Since contract 1.3.
   */
  uses?: readonly string[];
  /**
   * Addresses that are made into HTML when the site is composed, in every language; each must belong to a route without
   * roles. Its pages must render without a browser. Since contract 1.1.
   */
  prerender?: readonly string[];
  /**
   * Which file holds the page at an address, for example `'/portal/trips': './src/trips/trips-page.tsx'`. When such an
   * address is opened, the page's scripts are fetched side by side with all others instead of after them; whoever may not open
   * it fetches none. Addresses that aren't listed work as well, a moment later. Since contract 1.2.
   */
  pages?: Readonly<Record<string, string>>;
}

/** Declares a remote in its `remote.config.ts`. The build resolves the message keys and refuses what doesn't exist. */
export const describeRemote = (description: RemoteDescription): RemoteDescription => description;

/** A text in each language, as the build resolved it from the remote's messages. */
export type Localized = Readonly<Record<Language, string>>;

export const mountsOf = ({ mount }: Pick<RemoteDescription, 'mount'>): readonly string[] =>
  typeof mount === 'string' ? [mount] : mount;
