import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeBroadcast } from '../src/broadcast/subscribe.ts';

type Status = (status: string) => void;
type Message = (message: { event: string; payload?: Record<string, unknown> }) => void;

const { channel, client } = vi.hoisted(() => {
  const handlers: { status?: Status; message?: Message } = {};
  const channel = {
    handlers,
    on: (_type: string, _filter: object, message: Message) => {
      handlers.message = message;
      return channel;
    },
    subscribe: (status: Status) => {
      handlers.status = status;
      return channel;
    },
  };
  const client = { realtime: { setAuth: async () => {} }, channel: vi.fn(() => channel), removeChannel: vi.fn() };
  return { channel, client };
});
vi.mock('../src/client/owner.ts', () => ({ getClient: async () => client }));

beforeEach(() => {
  vi.useFakeTimers();
  channel.handlers.status = undefined;
});
// What the test before kept is left.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a page reads again once its channel is joined, at first and after a break, and hears its own event alone', async () => {
  const onEvent = vi.fn();
  const onJoined = vi.fn();
  const leave = subscribeBroadcast('desk', 'request_changed', onEvent, { onJoined });
  await vi.waitFor(() => expect(channel.handlers.status).toBeDefined());

  channel.handlers.status?.('SUBSCRIBED');
  expect(onJoined).toHaveBeenCalledTimes(1);
  channel.handlers.status?.('CHANNEL_ERROR');
  channel.handlers.status?.('SUBSCRIBED');
  expect(onJoined).toHaveBeenCalledTimes(2);

  channel.handlers.message?.({ event: 'request_changed', payload: { request_id: 'r1' } });
  channel.handlers.message?.({ event: 'contact_changed', payload: { contact_message_id: 'c1' } });
  expect(onEvent.mock.calls).toEqual([[{ request_id: 'r1' }]]);

  leave();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(client.removeChannel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.removeChannel).toHaveBeenCalledTimes(1);
});

test('the next page takes the channel over, and reads again only what came while nobody listened', async () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const listen = (onJoined: () => void) => subscribeBroadcast('desk', 'request_changed', vi.fn(), { onJoined });
  const leaveFirst = listen(first);
  await vi.waitFor(() => expect(channel.handlers.status).toBeDefined());
  channel.handlers.status?.('SUBSCRIBED');

  leaveFirst();
  const leaveSecond = listen(second);
  expect(second).not.toHaveBeenCalled();

  leaveSecond();
  channel.handlers.message?.({ event: 'request_changed', payload: { request_id: 'r1' } });
  const leaveThird = listen(third);
  expect(third).toHaveBeenCalledTimes(1);
  expect(client.channel).toHaveBeenCalledTimes(1);
  leaveThird();
});

test('whoever begins to listen to another event of a joined topic reads again: it may have come before', async () => {
  const late = vi.fn();
  const leave = subscribeBroadcast('desk', 'request_changed', vi.fn());
  await vi.waitFor(() => expect(channel.handlers.status).toBeDefined());
  channel.handlers.status?.('SUBSCRIBED');
  const leaveLate = subscribeBroadcast('desk', 'contact_changed', vi.fn(), { onJoined: late });
  expect(late).toHaveBeenCalledTimes(1);
  leaveLate();
  leave();
});

test('a channel that was closed is joined anew by the next page, even while the page before still listens', async () => {
  const leave = subscribeBroadcast('desk', 'request_changed', vi.fn());
  await vi.waitFor(() => expect(channel.handlers.status).toBeDefined());
  channel.handlers.status?.('SUBSCRIBED');
  channel.handlers.status?.('CLOSED');
  const leaveNext = subscribeBroadcast('desk', 'request_changed', vi.fn());
  await vi.waitFor(() => expect(client.channel).toHaveBeenCalledTimes(2));
  leave();
  leaveNext();
});
