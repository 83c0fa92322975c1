import { subscribeBroadcast, useAuth } from '@kindwing/auth';
import { keys, topics } from '@kindwing/backend/client';
import { useQueryClient } from '@kindwing/ui/query';
import { useEffect } from 'react';

/** Reads the notices again when one arrives or was read on another device. */
export function useLiveNotices(): void {
  const queries = useQueryClient();
  const { user } = useAuth();
  const topic = user && topics.user(user.id);
  useEffect(() => {
    if (!topic) return;
    const refresh = () => void queries.invalidateQueries({ queryKey: keys.notifications() });
    return subscribeBroadcast(topic, 'notification', refresh, { onJoined: refresh });
  }, [topic, queries]);
}
