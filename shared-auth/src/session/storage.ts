/** What the session is kept in: the browser's local storage or, where that is blocked, this page's memory. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Keeps the session as long as the page lives: private windows and strict settings forbid storage altogether. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Local storage when it can be written, otherwise memory. Reading alone proves nothing: some browsers refuse writes only. */
export function openStorage(): SessionStorage {
  try {
    const storage = globalThis.localStorage;
    const probe = 'kindwing-storage-probe';
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}

/** Derived from the backend's host (with its port), so that two backends on one site never share a session. */
export function storageKeyFor(apiUrl: string): string {
  return `sb-${new URL(apiUrl).host.replace(/[^a-z0-9]+/gi, '-')}-auth-token`;
}
