import { requestScope } from './request-scope.ts';

/** What PostgREST answers for a class of SQLSTATE; from its documentation, "HTTP status codes". First match wins. */
const statusOf: readonly (readonly [RegExp, number])[] = [
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  [/^42883$/, 404],
  [/^42P01$/, 404],
  [/^(42P17|53400|57014)$/, 500],
  [/^P0001$/, 400],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}

function httpStatus(code: string): number {
  const own = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (own !== undefined) return Number(own);
  if (code === '42501') return requestScope.getStore()?.call.claims.role === 'anon' ? 401 : 403;
  return statusOf.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}

/**
 * Turns what Postgres threw into the one form that @supabase/lite passes on whole (`raise sqlstate 'PGRST'`), so that
 * each error keeps code, message, details and hint and gets PostgREST's status. Lite drops the hint of some and answers
 * 500 for others, among them CHECK violations and RAISE. An unknown column (42703) keeps lite's own, better message.
 */
export function keepWholeError(error: unknown): unknown {
  if (!isDatabaseError(error) || error.code === 'PGRST' || error.code === '42703') return error;
  const { code, message } = error;
  const body = { code, message, details: error.detail || null, hint: error.hint || null };
  const whole = new Error(JSON.stringify(body), { cause: error });
  return Object.assign(whole, { code: 'PGRST', detail: JSON.stringify({ status: httpStatus(code), headers: {} }) });
}
