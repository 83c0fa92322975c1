import { expect, test, vi } from 'vitest';
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
  const client = { realtime: { setAuth: async () => {} }, channel: () => channel, removeChannel: vi.fn() };
  return { channel, client };
});
vi.mock('../src/client/owner.ts', () => ({ getClient: async () => client }));

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
  await vi.waitFor(() => expect(client.removeChannel).toHaveBeenCalledTimes(1));
});
