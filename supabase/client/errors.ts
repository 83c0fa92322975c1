export type BackendErrorKind =
  | 'validation'
  | 'conflict'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'offline'
  | 'server';

interface Facts {
  /** SQLSTATE, PostgREST or auth code, as the backend gave it; empty when it gave none. */
  code: string;
  message: string;
  hint: string;
  /** HTTP status; 0 when nothing answered. */
  status: number;
  kind: BackendErrorKind;
  /** Why, in one machine-readable word: `held`, `offer_expired`, `name_required`. Interfaces translate it. */
  reason: string;
  /** The payload's field that has to be mended, as a dotted path (`alternatives.0.fare_cents`). */
  field: string | null;
  /** Each such field with its reason; public forms hear of all at once, other calls of the first. */
  fields: Readonly<Record<string, string>>;
  /** Whatever else the backend said: who holds a request, since when, which status it has. */
  details: Readonly<Record<string, unknown>>;
}

/** Every failure of a call to the backend. */
export class BackendError extends Error implements Facts {
  override readonly name = 'BackendError';
  readonly code: string;
  readonly hint: string;
  readonly status: number;
  readonly kind: BackendErrorKind;
  readonly reason: string;
  readonly field: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(facts: Omit<Facts, 'fields'> & Partial<Pick<Facts, 'fields'>>, options?: ErrorOptions) {
    super(facts.message, options);
    this.code = facts.code;
    this.hint = facts.hint;
    this.status = facts.status;
    this.kind = facts.kind;
    this.reason = facts.reason;
    this.field = facts.field;
    this.fields = facts.fields ?? (facts.field === null ? {} : { [facts.field]: facts.reason });
    this.details = facts.details;
  }
}

export function isBackendError(error: unknown): error is BackendError {
  return error instanceof BackendError;
}

const kindOfStatus: Readonly<Record<number, BackendErrorKind>> = {
  0: 'offline',
  400: 'validation',
  401: 'forbidden',
  403: 'forbidden',
  404: 'not_found',
  406: 'not_found',
  409: 'conflict',
  413: 'validation',
  422: 'validation',
  429: 'rate_limited',
};

function readDetails(details: unknown): Record<string, unknown> {
  if (typeof details !== 'string' || !details.startsWith('{')) return {};
  try {
    const value: unknown = JSON.parse(details);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readFields(fields: unknown): Record<string, string> | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const reasonOf = (wrong: unknown): string =>
    typeof wrong === 'object' && wrong !== null && 'code' in wrong ? textOf(wrong.code) : '';
  return Object.fromEntries(Object.entries(fields).map(([name, wrong]) => [name, reasonOf(wrong)]));
}

/** What supabase-js hands back as `error` (PostgREST's body, or a fetch failure with status 0), as a BackendError. */
export function toBackendError(error: unknown, status: number): BackendError {
  if (isBackendError(error)) return error;
  const body: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const message = error instanceof Error ? error.message : textOf(body.message);
  const details = readDetails(body.details);
  const kind: BackendErrorKind = kindOfStatus[status] ?? 'server';
  const fields = readFields(details.fields);
  return new BackendError(
    {
      code: textOf(body.code),
      message: message || `The backend answered with status ${status}.`,
      hint: textOf(body.hint),
      status,
      kind,
      reason: textOf(details.code) || kind,
      field: textOf(details.field) || null,
      ...(fields && { fields }),
      details,
    },
    { cause: error },
  );
}
