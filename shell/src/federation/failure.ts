import type { FaultCause } from '@kindwing/backend/domain/monitoring';
import type { RemoteRelease } from '@kindwing/contract/schema';
import { isChanged } from './changed.ts';
import { placeBelow } from './stack.ts';

/** Whose the shell and the registry are, as remotes' descriptions name their owners. */
export const SHELL_OWNER = 'Shell team';

export interface RemoteFailure {
  remote: string;
  owner: string;
  version: string;
  cause: FaultCause;
  /** For the team, never for the visitor. */
  message: string;
  /** Shown to the visitor and reported, so that both speak of the same event. */
  traceId: string;
  /** File, line and column of the part's own code, where an error says them. */
  place?: string;
}

/** An error that already knows its cause. */
export class LoadError extends Error {
  readonly reason: FaultCause;
  constructor(reason: FaultCause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LoadError';
    this.reason = reason;
  }
}

const partPatterns = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/i;

/** Whether an error is a script that didn't arrive, rather than code that went wrong. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && partPatterns.test(`${error.name} ${error.message}`);

/** The cause of a page or a piece of one that didn't arrive. */
export const causeOfMissingPart = (error: unknown): FaultCause => (isChanged(error) ? 'integrity' : 'part');

function causeOf(error: unknown): FaultCause {
  if (error instanceof LoadError) return error.reason;
  const message = error instanceof Error ? error.message : String(error);
  if (/timed out|timeout/i.test(message)) return 'timeout';
  if (isChanged(error)) return 'integrity';
  if (/ScriptNetworkError/i.test(message) || isMissingPart(error)) return 'unreachable';
  if (/shared|satisf/i.test(message)) return 'shared-version';
  return 'script';
}

export const newTraceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function failureOf(
  part: Pick<RemoteRelease, 'name' | 'owner' | 'version'> & { base?: string },
  error: unknown,
  cause: FaultCause = causeOf(error),
): RemoteFailure {
  const place = part.base && placeBelow(part.base, error);
  return {
    remote: part.name,
    owner: part.owner,
    version: part.version,
    cause,
    message: error instanceof Error ? error.message : String(error),
    traceId: newTraceId(),
    ...(place && { place }),
  };
}
