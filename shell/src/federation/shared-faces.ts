import { getInstance } from '@module-federation/enhanced/runtime';

/** One copy of a shared face that somebody offers in this page. */
export interface SharedCopy {
  face: string;
  version: string;
  /** Who brought it: the shell, or a remote that carries its own. */
  from: string;
  /** Its code runs in this page; offered copies that nobody took cost nothing. */
  loaded: boolean;
}

/** What Module Federation keeps of each copy, as far as it matters here. */
type Scope = Record<string, Record<string, { from: string; loaded?: boolean | undefined; lib?: unknown }>>;

/** The runtime numbers containers at each load; people know the remote. */
const plain = (from: string) => from.replace(/_\d+_$/, '');

/** Every copy of every shared face, from whom and in which version. */
export function sharedCopies(scope: Scope = runtimeScope()): SharedCopy[] {
  return Object.entries(scope).flatMap(([face, versions]) =>
    Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
      face,
      version,
      from: plain(from),
      loaded: Boolean(loaded ?? lib),
    })),
  );
}

function runtimeScope(): Scope {
  return (getInstance()?.shareScopeMap.default ?? {}) as Scope;
}

/** Faces whose code runs twice in this page: each costs its bytes again, and contexts in it don't meet. */
export function doubledFaces(copies: readonly SharedCopy[] = sharedCopies()): SharedCopy[][] {
  const byFace = new Map<string, SharedCopy[]>();
  for (const copy of copies) if (copy.loaded) byFace.set(copy.face, [...(byFace.get(copy.face) ?? []), copy]);
  return [...byFace.values()].filter((same) => same.length > 1);
}
