/** Where the backend is, as the runtime configuration names it. */
export interface AuthConfiguration {
  /** Origin of the backend, for example `http://127.0.0.1:54321`. */
  apiUrl: string;
  /** The public (anonymous) key. */
  anonKey: string;
}

/** Thrown by every call that needs the backend when the configuration names none. */
export class BackendNotConfiguredError extends Error {
  override readonly name = 'BackendNotConfiguredError';
  constructor() {
    super(
      'Kindwing has no backend to talk to: connect the Supabase integration, or set the URL and anon-key settings ' +
        '(apiUrl and anonKey in window.__KINDWING_CONFIG__ or /config.json).',
    );
  }
}

/** The configuration when it is complete and its URL can be used; otherwise nothing. */
export function checkConfiguration(given: Partial<AuthConfiguration> | undefined): AuthConfiguration | undefined {
  const { apiUrl, anonKey } = given ?? {};
  if (!apiUrl || !anonKey || !URL.canParse(apiUrl)) return undefined;
  return { apiUrl, anonKey };
}
