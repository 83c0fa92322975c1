import { LoadError } from './failure.ts';

/** Rejects with a `timeout` when the promise hasn't settled in time; what it does later is nobody's concern any more. */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadError('timeout', `${what} gave no answer in ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
