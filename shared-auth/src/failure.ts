/** Why a call to the auth service failed, in a form that screens can word. */
export interface AuthFailure {
  /** The service's own code (`invalid_credentials`, `otp_expired` …), or `offline`, `not_configured`, `unknown`. */
  code: string;
  /** The service's own sentence, in English. Empty when there was none. */
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
}

export type AuthResult<T = undefined> = { ok: true; value: T } | { ok: false; failure: AuthFailure };

export const succeeded = <T>(value: T): AuthResult<T> => ({ ok: true, value });
export const failed = (failure: AuthFailure): { ok: false; failure: AuthFailure } => ({ ok: false, failure });

/** Servers that answer for a backend which is not there: gateways and proxies. */
const unreachable = [0, 502, 503, 504];

const field = (error: object, name: string): unknown => (name in error ? Reflect.get(error, name) : undefined);

/** Reads any thrown or returned error. Nothing is thrown from here. */
export function toFailure(error: unknown): AuthFailure {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', message: String(error), status: 0 };
  const name = field(error, 'name');
  const message = String(field(error, 'message') ?? '');
  const status = Number(field(error, 'status') ?? 0);
  if (name === 'BackendNotConfiguredError') return { code: 'not_configured', message, status: 0 };
  if (name === 'AuthRetryableFetchError' && unreachable.includes(status)) return { code: 'offline', message, status };
  if (name === 'TypeError' || name === 'ChunkLoadError') return { code: 'offline', message, status: 0 };
  if (name === 'AuthSessionMissingError') return { code: 'session_missing', message, status };
  const code = field(error, 'code');
  return { code: typeof code === 'string' && code ? code : codeByMessage(message), message, status };
}

/** Older servers send a sentence without a code. */
function codeByMessage(message: string): string {
  if (/invalid login credentials/i.test(message)) return 'invalid_credentials';
  if (/email not confirmed/i.test(message)) return 'email_not_confirmed';
  if (/expired|invalid.*(link|token)/i.test(message)) return 'otp_expired';
  return 'unknown';
}
