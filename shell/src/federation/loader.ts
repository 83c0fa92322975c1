import { isRemoteModule, type Language } from '@kindwing/contract';
import type { RegistryEntry, RemoteRelease } from '@kindwing/contract/schema';
import { withDeadline } from './deadline.ts';
import { type LoadAttempt, type LoadSteps, report } from './events.ts';
import { failureOf, LoadError, type RemoteFailure } from './failure.ts';
import { misfitOf, type Provided } from './fit.ts';
import { CURRENT_LIMIT_MS, PREVIOUS_LIMIT_MS, SCRIPT_LIMIT_MS } from './limits.ts';
import type { FederationRuntime } from './runtime.ts';
import { idle, type LoadedRemote, type RemoteState } from './state.ts';

export interface LoaderParts {
  runtime: FederationRuntime;
  provided: Provided;
  /** The remote's versions as this page knows them. */
  entryOf: (name: string) => RegistryEntry | undefined;
  /** Asks the server for newer versions of one remote; failing is no reason to stop. */
  refresh: (name: string) => Promise<void>;
  /** A developer's local version in place of the published one. */
  localOf?: (name: string, fresh: boolean) => Promise<RemoteRelease> | undefined;
  language: () => Language;
  /** Hands a loaded remote's messages to the translations. */
  addMessages: (remote: LoadedRemote, language: Language, texts: Readonly<Record<string, string>>) => void;
}

/** A remote that was brought, and how long each step took. */
interface Brought {
  remote: LoadedRemote;
  attempt: LoadAttempt;
  steps: LoadSteps;
}

/** Which version a load was about, for whoever reads of its failure. */
interface Tried {
  part: RemoteRelease;
  /** A developer's own. */
  local: boolean;
}

/** The version of a local remote whose description didn't arrive. */
const LOCAL = 'local';

const since = (began: number) => Math.round(performance.now() - began);

/**
 * Brings remotes into the page, each at most once at a time. A load tries the current version, once more under a fresh
 * address, then the previous compatible version; whatever happens, it settles within {@link CURRENT_LIMIT_MS} plus
 * {@link PREVIOUS_LIMIT_MS} and leaves a state that can be shown.
 */
export class RemoteLoader {
  private readonly parts: LoaderParts;
  private readonly states = new Map<string, RemoteState>();
  private readonly running = new Map<string, Promise<RemoteState>>();
  /** Code that runs in this page: a retry that fails takes none of it away. */
  private readonly working = new Map<string, LoadedRemote>();
  private readonly listeners = new Set<() => void>();

  constructor(parts: LoaderParts) {
    this.parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  stateOf(name: string): RemoteState {
    return this.states.get(name) ?? idle;
  }

  /** Starts or joins the load; a remote that is loaded or has failed stays as it is until `retry`. Never rejects. */
  async load(name: string): Promise<RemoteState> {
    const state = this.stateOf(name);
    if (state.status === 'loaded' || state.status === 'failed') return state;
    const settled = await this.run(name, false);
    // A retry that was joined may have failed where the code from before it still works.
    return this.working.has(name) ? this.stateOf(name) : settled;
  }

  /** Takes a remote that is here already, as when its pages are made ahead of time. */
  adopt(remote: LoadedRemote): void {
    this.set(remote.release.name, { status: 'loaded', remote });
  }

  /**
   * Loads again from the newest registry with all code evaluated anew. Parts that are shown keep what they have; where this
   * fails, others that are shown later still get the code that worked before.
   */
  retry(name: string): Promise<RemoteState> {
    return this.run(name, true);
  }

  /**
   * Another version for a page that this one can't bring: the newest, if one was published since, else the one before it,
   * else the same evaluated anew. Nothing when none loads.
   */
  async another(name: string, failure: RemoteFailure): Promise<LoadedRemote | undefined> {
    await this.parts.refresh(name).catch(() => undefined);
    const entry = this.parts.entryOf(name);
    if (!entry) return undefined;
    const release = entry.previous;
    if (entry.current.version !== failure.version || !release) {
      const state = await this.run(name, true);
      return state.status === 'loaded' ? state.remote : undefined;
    }
    const standIn = await this.bring(release, true, PREVIOUS_LIMIT_MS).catch(() => undefined);
    if (!standIn) return undefined;
    const remote = { ...standIn.remote, standsInFor: failure };
    this.set(name, { status: 'loaded', remote });
    return remote;
  }

  private run(name: string, again: boolean): Promise<RemoteState> {
    const running = this.running.get(name);
    if (running) return running;
    const run = this.settle(name, again).then((state) => {
      this.running.delete(name);
      const before = state.status === 'failed' ? this.working.get(name) : undefined;
      this.set(name, before ? { status: 'loaded', remote: before } : state);
      return state;
    });
    this.running.set(name, run);
    return run;
  }

  private set(name: string, state: RemoteState): void {
    this.states.set(name, state);
    if (state.status === 'loaded') this.working.set(name, state.remote);
    for (const listener of this.listeners) listener();
  }

  private async settle(name: string, again: boolean): Promise<RemoteState> {
    const began = performance.now();
    this.set(name, { status: 'loading', step: 'first' });
    if (again) await this.parts.refresh(name).catch(() => undefined);
    const entry = this.parts.entryOf(name);
    if (!entry) {
      const unknown = { name, owner: '', version: '' };
      const failure = failureOf(unknown, new LoadError('description', `the registry has no remote ${name}`));
      report({ type: 'failed', failure });
      return { status: 'failed', failure };
    }
    const manifest = since(began);
    const tried: Tried = { part: entry.current, local: false };
    try {
      const brought = await this.current(name, entry.current, again, tried);
      const { remote } = brought;
      this.tell(brought, began, manifest);
      if (again) report({ type: 'recovered', remote: name, version: remote.release.version });
      return { status: 'loaded', remote };
    } catch (error) {
      const failure = failureOf(tried.part, error);
      // Whoever works on a version of their own is told, and shown no other in its place.
      const standIn = tried.local ? undefined : await this.previous(name, entry.previous, again);
      report({ type: 'failed', failure, instead: standIn?.remote.release.version });
      if (!standIn) return { status: 'failed', failure };
      this.tell(standIn, began, manifest);
      return { status: 'loaded', remote: { ...standIn.remote, standsInFor: failure } };
    }
  }

  private tell({ remote, attempt, steps }: Brought, began: number, manifest: number): void {
    const { name, owner, version } = remote.release;
    const all = { ...steps, manifest: manifest + steps.manifest };
    report({ type: 'loaded', remote: name, owner, version, milliseconds: since(began), attempt, steps: all });
  }

  private async current(name: string, published: RemoteRelease, again: boolean, tried: Tried): Promise<Brought> {
    const began = performance.now();
    const attempt = async (fresh: boolean, which: LoadAttempt): Promise<Brought> => {
      const asked = performance.now();
      const coming = this.parts.localOf?.(name, fresh);
      if (coming) Object.assign(tried, { part: { ...published, version: LOCAL }, local: true });
      const release = (await coming) ?? published;
      tried.part = release;
      const manifest = since(asked);
      const left = CURRENT_LIMIT_MS - (performance.now() - began);
      const { remote, steps } = await this.bring(release, fresh, Math.min(SCRIPT_LIMIT_MS, left));
      return { remote, attempt: which, steps: { ...steps, manifest } };
    };
    try {
      return await attempt(again, 'first');
    } catch (error) {
      // Asking again can't mend a version that doesn't fit.
      if (error instanceof LoadError && (error.reason === 'contract' || error.reason === 'shared-version')) throw error;
      this.set(name, { status: 'loading', step: 'retry' });
      return await attempt(true, 'retry');
    }
  }

  private async previous(name: string, release: RemoteRelease | undefined, fresh: boolean) {
    if (!release) return undefined;
    this.set(name, { status: 'loading', step: 'previous' });
    return this.bring(release, fresh, PREVIOUS_LIMIT_MS).catch(() => undefined);
  }

  /** The release's module, first pages and messages, within the limit. */
  private async bring(release: RemoteRelease, fresh: boolean, limit: number): Promise<Brought> {
    const misfit = misfitOf(release, this.parts.provided);
    if (misfit) throw misfit;
    const who = `${release.name} ${release.version}`;
    const language = this.parts.language();
    const asked = performance.now();
    let scripts = 0;
    const fetchParts = async () => {
      const module = await this.parts.runtime.load(release, { fresh, language });
      if (!isRemoteModule(module)) throw new LoadError('script', `${who} exposes no module made with defineRemote`);
      scripts = since(asked);
      const [pages, texts] = await Promise.all([module.routes(), module.messages[language]()]);
      return { module, Pages: pages.default, preload: pages.preload, texts: texts.default };
    };
    const { module, Pages, preload, texts } = await withDeadline(fetchParts(), limit, who);
    const remote: LoadedRemote = { release, module, Pages, preload };
    this.parts.addMessages(remote, language, texts);
    return { remote, attempt: 'previous', steps: { manifest: 0, scripts, expose: since(asked) - scripts } };
  }
}
