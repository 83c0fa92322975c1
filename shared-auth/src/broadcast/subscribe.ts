import { joinTopic, type Topic } from './topic.ts';

type Payload = Record<string, unknown>;

/** A page that is followed by another that listens to the same finds the channel still joined. */
const KEPT_MS = 30_000;

const topics = new Map<string, Topic>();

function join(name: string): Topic {
  const topic = joinTopic(name, () => {
    if (topics.get(name) === topic) topics.delete(name);
  });
  topics.set(name, topic);
  return topic;
}

/**
 * Listens to one event of a private broadcast topic (`desk`, `user:<id>`). Payloads carry ids only, so use them to
 * invalidate queries, never as data. `onJoined` runs when something may have been missed: once the channel is joined, at
 * first and after each break, and at once where the event came while nobody listened to it. Read again then.
 * Returns what ends the subscription; a topic that nobody listens to is left after {@link KEPT_MS} milliseconds.
 */
export function subscribeBroadcast(
  name: string,
  event: string,
  onEvent: (payload: Payload) => void,
  { onJoined }: { onJoined?: () => void } = {},
): () => void {
  const topic = topics.get(name) ?? join(name);
  const stop = topic.listen({ event, onEvent, onJoined });
  return () => {
    stop();
    if (topic.listened()) return;
    setTimeout(() => {
      if (topic.listened() || topics.get(name) !== topic) return;
      topics.delete(name);
      topic.leave();
    }, KEPT_MS);
  };
}
