import postgres from 'postgres';

/** An answer that the caller can act on; everything else is a fault of ours and becomes a 500. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
  }
}

/** What a refusal of the database means to a caller; null for a fault of ours. */
export function fromDatabase(error: unknown): AuthError | null {
  if (!(error instanceof postgres.PostgresError)) return null;
  // Text or numbers that Postgres cannot keep, such as half of a surrogate pair.
  if (error.code.startsWith('22')) return new AuthError(400, 'validation_failed', 'A value cannot be stored');
  // A trigger of a migration says no, and with which status.
  const status = /^PT(4\d\d)$/.exec(error.code)?.[1];
  return status === undefined ? null : new AuthError(Number(status), 'conflict', error.message);
}

const apiVersionHeader = 'x-supabase-api-version';

/**
 * The two shapes that GoTrue has had: clients that name an API version read `code` as the error's name, older ones
 * expect the HTTP status there and the name in `error_code`.
 */
export function errorResponse(error: AuthError, request: Request): Response {
  const version = request.headers.get(apiVersionHeader);
  const body = {
    code: version === null ? error.status : error.code,
    error_code: error.code,
    msg: error.message,
    ...(version !== null && { message: error.message }),
  };
  return Response.json(body, {
    status: error.status,
    headers: { 'x-sb-error-code': error.code, ...(version !== null && { [apiVersionHeader]: version }) },
  });
}
