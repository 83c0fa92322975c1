import { getClient } from '../client/owner.ts';

type Payload = Record<string, unknown>;

export interface Listener {
  event: string;
  onEvent: (payload: Payload) => void;
  onJoined: (() => void) | undefined;
}

/** One private channel for each topic, however many parts of the page listen to it. */
export interface Topic {
  /** Returns what ends it. */
  listen: (listener: Listener) => () => void;
  listened: () => boolean;
  leave: () => void;
}

interface Ears {
  onMessage: (event: string, payload: Payload) => void;
  onJoined: () => void;
  /** There is no channel, or none any more. */
  onClosed: () => void;
}

async function openChannel(name: string, { onMessage, onJoined, onClosed }: Ears) {
  try {
    const client = await getClient();
    await client.realtime.setAuth();
    const channel = client
      .channel(name, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) => onMessage(event, payload ?? {}))
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') onJoined();
        if (status === 'CLOSED') onClosed();
      });
    return () => client.removeChannel(channel);
  } catch {
    // Without a channel pages still work: they show what their queries last read.
    onClosed();
    return undefined;
  }
}

/** @param onClosed the topic hears nothing any more: whoever listens next joins anew */
export function joinTopic(name: string, onClosed: () => void): Topic {
  const listeners = new Set<Listener>();
  /** Events of which nothing has come past everybody since the channel was joined; none, before it is. */
  let caught: Set<string> | undefined;

  const opened = openChannel(name, {
    onMessage: (event, payload) => {
      const told = [...listeners].filter((listener) => listener.event === event);
      if (told.length === 0) caught?.delete(event);
      for (const { onEvent } of told) onEvent(payload);
    },
    onJoined: () => {
      caught = new Set([...listeners].map(({ event }) => event));
      for (const { onJoined } of [...listeners]) onJoined?.();
    },
    onClosed,
  });
  return {
    listen: (listener) => {
      listeners.add(listener);
      if (caught && !caught.has(listener.event)) {
        caught.add(listener.event);
        listener.onJoined?.();
      }
      return () => void listeners.delete(listener);
    },
    listened: () => listeners.size > 0,
    leave: () => void opened.then((close) => close?.()),
  };
}
