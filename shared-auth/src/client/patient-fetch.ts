import { tellBackendFault } from './faults.ts';

/** Lines that carry nothing are given up after this many ms; browsers wait for minutes. */
const ANSWER_MS = 30_000;
/** A paper of 20 MB, as many as storage takes, on a slow phone line. */
const FILE_MS = 10 * 60_000;

/** Aborted with the first of the two. `AbortSignal.any` is younger than the browsers that are served. */
function either(first: AbortSignal, second: AbortSignal): AbortSignal {
  const both = new AbortController();
  for (const signal of [first, second]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
  }
  return both.signal;
}

/**
 * `fetch` for the backend that fails as on a lost line (rejects with a `TimeoutError`) when no whole answer has come in half
 * a minute, in ten minutes where files are sent or fetched. Whoever waits can send again then instead of watching a spinner.
 * What the backend leaves without an answer, or can't answer, is told (`faults.ts`).
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const limit = AbortSignal.timeout(address.includes('/storage/v1/') ? FILE_MS : ANSWER_MS);
  try {
    const answer = await fetch(input, { ...init, signal: init?.signal ? either(init.signal, limit) : limit });
    if (answer.status >= 500) tellBackendFault(address, answer.status);
    return answer;
  } catch (error) {
    // Who asked may have changed their mind.
    if (!init?.signal?.aborted) tellBackendFault(address);
    throw error;
  }
};
