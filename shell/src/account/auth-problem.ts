import type { AuthFailure, AuthResult } from '@kindwing/auth';
import { toast } from '@kindwing/ui';
import type { FailureText } from '@kindwing/ui/forms';
import { useFailureText } from './failure-text.ts';
import { inTime } from './in-time.ts';

/** Carries a failure of the auth service out of a form's `onSubmit`. */
export class AuthProblem extends Error {
  readonly failure: AuthFailure;
  /** The title that the specification gives this failure. */
  readonly title: string;
  constructor(title: string, failure: AuthFailure) {
    super(failure.message || failure.code);
    this.title = title;
    this.failure = failure;
  }
}

/** The value of a result that went well, in time; otherwise throws the problem for the form to show. */
export async function orThrow<T>(pending: Promise<AuthResult<T>>, failureTitle: string): Promise<T> {
  const result = await inTime(pending);
  if (result.ok) return result.value;
  throw new AuthProblem(failureTitle, result.failure);
}

/** How a form shows an `AuthProblem`: in its banner, which stays, and as a toast. */
export function useProblemWords() {
  const { quoted } = useFailureText();
  return {
    describeFailure: (error: unknown): FailureText | undefined =>
      error instanceof AuthProblem
        ? { title: error.title, body: quoted(error.failure), retry: error.failure.code === 'offline' }
        : undefined,
    onFailure: (error: unknown): void => {
      if (error instanceof AuthProblem)
        toast({ tone: 'destructive', title: error.title, description: quoted(error.failure) });
    },
  };
}
