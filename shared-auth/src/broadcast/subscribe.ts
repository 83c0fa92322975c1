import type { RealtimeChannel } from '@supabase/supabase-js';
import { type BackendClient, getClient } from '../client/owner.ts';

type Payload = Record<string, unknown>;

interface Listener {
  event: string;
  onEvent: (payload: Payload) => void;
  onJoined: (() => void) | undefined;
}

/** One private channel for each topic, however many parts of the page listen to it. */
interface Topic {
  listeners: Set<Listener>;
  joined: Promise<{ client: BackendClient; channel: RealtimeChannel } | undefined>;
}

const topics = new Map<string, Topic>();

async function join(name: string, listeners: Set<Listener>) {
  try {
    const client = await getClient();
    await client.realtime.setAuth();
    const channel = client
      .channel(name, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) => {
        for (const listener of [...listeners]) if (listener.event === event) listener.onEvent(payload ?? {});
      })
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') for (const listener of [...listeners]) listener.onJoined?.();
      });
    return { client, channel };
  } catch {
    // Without a channel pages still work: they show what their queries last read.
    return undefined;
  }
}

/**
 * Listens to one event of a private broadcast topic (`desk`, `user:<id>`). Payloads carry ids only, so use them to
 * invalidate queries, never as data. `onJoined` runs when the channel is joined, at first and after each break: what
 * happened between the page's first reading and the joining was missed, so read again. Returns what ends the subscription; the last listener of a topic leaves its channel.
 */
export function subscribeBroadcast(
  topic: string,
  event: string,
  onEvent: (payload: Payload) => void,
  { onJoined }: { onJoined?: () => void } = {},
): () => void {
  const listener: Listener = { event, onEvent, onJoined };
  let entry = topics.get(topic);
  if (!entry) {
    const listeners = new Set<Listener>();
    entry = { listeners, joined: join(topic, listeners) };
    topics.set(topic, entry);
  }
  const self = entry;
  self.listeners.add(listener);
  return () => {
    self.listeners.delete(listener);
    if (self.listeners.size > 0 || topics.get(topic) !== self) return;
    topics.delete(topic);
    void self.joined.then((joined) => joined?.client.removeChannel(joined.channel));
  };
}
