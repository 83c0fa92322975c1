/** A call that the backend never answered, or answered with a fault of its own. */
export interface BackendFault {
  /** The service and what was asked of it, nothing of whom it was about: `rest/v1/airlines`, `storage/v1`. */
  place: string;
  /** HTTP status of the answer; missing where none came. */
  status?: number;
}

const listeners = new Set<(fault: BackendFault) => void>();

/** Calls the listener at each such call of this page, until the returned function is called. */
export function onBackendFault(listener: (fault: BackendFault) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names of files and people stand behind these parts of an address. */
const placeOf = (address: string): string => {
  const [service = '', version = '', what] = new URL(address, globalThis.location?.href).pathname
    .split('/')
    .filter(Boolean);
  return [service, version, ...(what && service !== 'storage' ? [what] : [])].join('/');
};

export function tellBackendFault(address: string, status?: number): void {
  const fault = { place: placeOf(address), ...(status !== undefined && { status }) };
  for (const listener of listeners) listener(fault);
}
