import { formErrorsEn } from '@kindwing/backend/domain/messages';
import { FieldProblem } from '@kindwing/ui/forms';

/** What a form needs to know of a failed send. Read by shape: the class itself comes with the client, which may be what failed to load. */
interface Failure {
  readonly kind?: unknown;
  /** field → reason, for every field that was refused */
  readonly fields?: unknown;
}

const asFailure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

export const isRateLimited = (error: unknown): boolean => asFailure(error).kind === 'rate_limited';

/** A refusal of fields as those fields' errors; anything else, and reasons that have no words here, as it came. */
export function asFieldProblem(error: unknown): unknown {
  const { kind, fields } = asFailure(error);
  if (kind !== 'validation' || typeof fields !== 'object' || fields === null) return error;
  const named = Object.entries(fields).map(([field, reason]) => [field, `error.${String(reason)}`] as const);
  const known = named.length > 0 && named.every(([, key]) => key in formErrorsEn);
  return known ? new FieldProblem(Object.fromEntries(named)) : error;
}
