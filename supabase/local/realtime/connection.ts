import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Claims } from '../service.ts';
import type { Broadcast } from './broadcasts.ts';
import { decode, encode, type Frame, reply, type Version } from './protocol.ts';

export interface Rules {
  /** @throws when the token is expired, forged, or none of ours */
  verify(token: string): Promise<Claims>;
  mayListen(claims: Claims, topic: string): Promise<boolean>;
}

export interface Connection {
  deliver(broadcast: Broadcast): void;
}

interface Subscription {
  joinRef: string | null;
  /** Ends the subscription when its token does. */
  expiry: NodeJS.Timeout;
}

const prefix = 'realtime:';
const mostChannels = 100;
/** Clients send a heartbeat every 25 s. */
const silenceLimit = 75_000;
const longestTimer = 2 ** 31 - 1;

const joining = z.object({
  access_token: z.string().nullish(),
  config: z.object({ private: z.boolean().nullish() }).nullish(),
});
const renewal = z.object({ access_token: z.string() });

/** One client's socket: which topics it listens to, and until when. */
export function serveSocket(socket: WebSocket, version: Version, keyClaims: Claims, rules: Rules): Connection {
  const subscriptions = new Map<string, Subscription>();
  const send = (frame: Frame): void => {
    if (socket.readyState === socket.OPEN) socket.send(encode(frame, version));
  };
  const drop = (topic: string): Subscription | undefined => {
    const subscription = subscriptions.get(topic);
    clearTimeout(subscription?.expiry);
    subscriptions.delete(topic);
    return subscription;
  };
  const end = (topic: string, message: string): void => {
    const subscription = drop(topic);
    if (!subscription) return;
    const { joinRef } = subscription;
    const payload = { extension: 'system', status: 'error', message, channel: topic.slice(prefix.length) };
    send({ joinRef, ref: null, topic, event: 'system', payload });
    send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  };
  const subscribe = (topic: string, joinRef: string | null, claims: Claims): void => {
    drop(topic);
    const left = claims.exp === undefined ? longestTimer : claims.exp * 1000 - Date.now();
    const expiry = setTimeout(() => end(topic, 'Token has expired'), Math.min(left, longestTimer));
    subscriptions.set(topic, { joinRef, expiry });
  };

  /** Null when the topic may be heard, or the reason why not. */
  async function refusal(topic: string, claims: Claims): Promise<string | null> {
    const name = topic.slice(prefix.length);
    if (await rules.mayListen(claims, name)) return null;
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
  }

  async function join(frame: Frame): Promise<void> {
    const { success, data } = joining.safeParse(frame.payload);
    const refuse = (reason: string): void => send(reply(frame, 'error', { reason }));
    if (!success || !frame.topic.startsWith(prefix)) return refuse('MalformedJoin: The join message is not readable');
    if (!data.config?.private) return refuse('PrivateOnly: This project only allows private channels');
    if (subscriptions.size >= mostChannels) return refuse(`ChannelRateLimitReached: At most ${mostChannels} channels`);
    const claims = data.access_token ? await rules.verify(data.access_token).catch(() => null) : keyClaims;
    if (!claims) return refuse('InvalidJWTToken: The token has expired or is not one of this project');
    const reason = await refusal(frame.topic, claims);
    if (reason !== null) return refuse(reason);
    subscribe(frame.topic, frame.joinRef, claims);
    send(reply(frame, 'ok', { postgres_changes: [] }));
  }

  async function renew(frame: Frame): Promise<void> {
    const subscription = subscriptions.get(frame.topic);
    const { success, data } = renewal.safeParse(frame.payload);
    if (!subscription || !success) return;
    const claims = await rules.verify(data.access_token).catch(() => null);
    if (!claims) return end(frame.topic, 'Token has expired or is not one of this project');
    const reason = await refusal(frame.topic, claims);
    if (reason !== null) return end(frame.topic, reason);
    // Left in the meantime?
    if (subscriptions.has(frame.topic)) subscribe(frame.topic, subscription.joinRef, claims);
  }

  async function receive(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') return send(reply(frame, 'ok'));
    if (frame.event === 'phx_join') return join(frame);
    if (frame.event === 'access_token') return renew(frame);
    if (frame.event === 'phx_leave') {
      drop(frame.topic);
      return send(reply(frame, 'ok'));
    }
    // Broadcasts come from the database alone.
    send(reply(frame, 'error', { reason: `"${frame.event}" is not accepted from clients` }));
  }

  const silence = setTimeout(() => socket.terminate(), silenceLimit);
  // One message after the other: a leave must not overtake its join.
  let last: Promise<void> = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    silence.refresh();
    const frame = isBinary ? null : decode(String(data), version);
    if (frame === null) {
      // Version 2 sends broadcasts of clients as bytes; anything else unreadable ends the conversation.
      if (!isBinary) socket.close(1007, 'Not a Phoenix message');
      return;
    }
    last = last
      .then(() => receive(frame))
      .catch((error: Error) => {
        console.error(`Realtime: ${frame.event} failed: ${error.name}`);
        send(reply(frame, 'error', { reason: 'Internal error' }));
      });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(silence);
    for (const topic of [...subscriptions.keys()]) drop(topic);
  });

  return {
    deliver({ topic, event, payload }) {
      const full = `${prefix}${topic}`;
      const subscription = subscriptions.get(full);
      if (!subscription) return;
      const { joinRef } = subscription;
      send({ joinRef, ref: null, topic: full, event: 'broadcast', payload: { type: 'broadcast', event, payload } });
    },
  };
}
