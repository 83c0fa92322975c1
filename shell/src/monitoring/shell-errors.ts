import { newTraceId, SHELL_OWNER } from '../federation/failure.ts';
import { framesOf, placeBelow } from '../federation/stack.ts';
import type { Happened } from './outbox.ts';

interface Page {
  /** The site's own origin. */
  origin: string;
  /** Number of the release that the page was composed in. */
  release: number;
  route: string;
}

const errorIn = (event: Event): unknown => {
  if ('reason' in event) return event.reason;
  return 'error' in event ? event.error : undefined;
};

/**
 * An error of the shell's own code alone. What came through a remote is reported by the loader, and what came through no
 * file of ours, such as a browser's extension, is nobody's here.
 */
export function shellFault(event: Event, { origin, release, route }: Page): Happened | undefined {
  const error = errorIn(event);
  const ours = `${origin}/static/`;
  const frames = framesOf(error);
  if (!(error instanceof Error) || !frames.length || frames.some(({ address }) => !address.startsWith(ours)))
    return undefined;
  const place = placeBelow(`${origin}/`, error);
  return {
    remote: 'shell',
    owner: SHELL_OWNER,
    version: String(release),
    cause: 'handler',
    message: `${error.name}: ${error.message}`,
    trace: newTraceId(),
    route,
    ...(place && { place }),
  };
}
