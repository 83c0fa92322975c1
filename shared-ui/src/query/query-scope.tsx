import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

const MAX_RETRIES = 2;
/** ms; what the pages show may be this old before a new look fetches it again (events invalidate sooner) */
const STALE_AFTER = 30_000;

/** Errors that another try can cure: those that carry `kind` `offline` or `server`. A refusal stays a refusal. */
export function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return error.kind === 'offline' || error.kind === 'server';
}

/**
 * Without a connection a call fails at once and the page says so. The library would rather hold it back until the
 * connection returns: a page that loads for ever, and a decision that is sent when its author has long turned away.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: (attempt) => Math.min(600 * 2 ** attempt, 5_000),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * One cache for each person: a change of `userId` (sign-in, sign-out, another account) starts an empty one, so nothing
 * that one person read can be shown to the next.
 */
export function QueryScope({ userId = null, children }: { userId?: string | null; children: ReactNode }) {
  // A new user id must make a new client.
  const client = useMemo(() => createQueryClient(), [userId]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
