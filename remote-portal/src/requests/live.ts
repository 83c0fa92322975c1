import { subscribeBroadcast, useAuth, useRole } from '@kindwing/auth';
import { topics } from '@kindwing/backend/client';
import { useQueryClient } from '@kindwing/ui/query';
import { useEffect, useRef } from 'react';
import { refreshRequests } from './refresh.ts';

/**
 * Keeps everything about requests fresh while the page is open: staff listen to the desk, clients to their own topic.
 * Events carry ids only, so each one makes the queries read again under the reader's own rights.
 */
export function useLiveRequests(onChange?: (requestId: string) => void): void {
  const queries = useQueryClient();
  const { user } = useAuth();
  const { isClient } = useRole();
  const told = useRef(onChange);
  told.current = onChange;
  const topic = user && (isClient ? topics.user(user.id) : topics.desk);
  useEffect(() => {
    if (!topic) return;
    const refresh = () => void refreshRequests(queries);
    return subscribeBroadcast(
      topic,
      'request_changed',
      ({ request_id: id }) => {
        refresh();
        if (typeof id === 'string') told.current?.(id);
      },
      { onJoined: refresh },
    );
  }, [topic, queries]);
}
