import { formErrorsEn } from '@kindwing/backend/domain/messages';
import { FieldProblem } from '@kindwing/ui/forms';

/** What a form needs to know of a failed send. Read by shape: the class itself comes with the client, which may be what failed to load. */
interface Failure {
  readonly kind?: unknown;
  readonly field?: unknown;
  readonly reason?: unknown;
}

const asFailure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

export const isRateLimited = (error: unknown): boolean => asFailure(error).kind === 'rate_limited';

/** A refusal of one field as that field's error; anything else as it came. */
export function asFieldProblem(error: unknown): unknown {
  const { kind, field, reason } = asFailure(error);
  const key = `error.${String(reason)}`;
  const known = kind === 'validation' && typeof field === 'string' && key in formErrorsEn;
  return known ? new FieldProblem({ [field]: key }) : error;
}
