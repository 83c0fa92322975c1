import type { RemoteRelease } from '@kindwing/contract/schema';

/** Why a part of the site isn't there; each asks for something else from whoever looks into it. */
export type FailureCause =
  /** the host doesn't answer, or answers with an error */
  | 'unreachable'
  | 'timeout'
  /** its description is missing or wrong */
  | 'description'
  /** it needs another version of the contract than this shell's */
  | 'contract'
  /** it needs another version of a shared face than this shell's */
  | 'shared-version'
  /** its script arrived and threw, or was not what its publisher had signed */
  | 'script'
  /** a page of it threw while it was drawn */
  | 'render'
  /** a page of it didn't arrive in mid-session */
  | 'part';

export interface RemoteFailure {
  remote: string;
  owner: string;
  version: string;
  cause: FailureCause;
  /** For the team, never for the visitor. */
  message: string;
  /** Shown to the visitor and reported, so that both speak of the same event. */
  traceId: string;
}

/** An error that already knows its cause. */
export class LoadError extends Error {
  readonly reason: FailureCause;
  constructor(reason: FailureCause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LoadError';
    this.reason = reason;
  }
}

const partPatterns = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/i;

/** Whether an error is a script that didn't arrive, rather than code that went wrong. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && partPatterns.test(`${error.name} ${error.message}`);

function causeOf(error: unknown): FailureCause {
  if (error instanceof LoadError) return error.reason;
  const message = error instanceof Error ? error.message : String(error);
  if (/timed out|timeout/i.test(message)) return 'timeout';
  if (/ScriptNetworkError/i.test(message) || isMissingPart(error)) return 'unreachable';
  if (/shared|satisf/i.test(message)) return 'shared-version';
  return 'script';
}

const newTraceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function failureOf(
  part: Pick<RemoteRelease, 'name' | 'owner' | 'version'>,
  error: unknown,
  cause: FailureCause = causeOf(error),
): RemoteFailure {
  return {
    remote: part.name,
    owner: part.owner,
    version: part.version,
    cause,
    message: error instanceof Error ? error.message : String(error),
    traceId: newTraceId(),
  };
}
