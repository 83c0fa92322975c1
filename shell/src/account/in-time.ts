import type { AuthResult } from '@kindwing/auth';

/** ms after which a line that has not answered counts as lost; browsers wait for minutes */
const PATIENCE_MS = 30_000;

/** The result, or after half a minute a failure as of a lost line. A sign-in that comes through later still counts. */
export async function inTime<T>(result: Promise<AuthResult<T>>): Promise<AuthResult<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<AuthResult<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, failure: { code: 'offline', message: '', status: 0 } }), PATIENCE_MS);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
