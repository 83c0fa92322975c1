import { randomUUID } from 'node:crypto';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import ws from 'ws';
import { localJwtSecret } from '../../local/keys.ts';
import { browser, existingUser, signedIn } from './auth-support.ts';
import { asMigration, hasDatabase } from './storage-support.ts';

interface Heard {
  event: string;
  payload: unknown;
}

/** Joins and waits for the answer. */
function listen(client: SupabaseClient, topic: string, isPrivate = true) {
  const heard: Heard[] = [];
  const channel = client.channel(topic, { config: { private: isPrivate } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }));
  const joined = new Promise<{ status: string; reason: string }>((resolve) => {
    channel.subscribe((status, error) => resolve({ status, reason: error?.message ?? '' }));
  });
  return { channel, heard, joined };
}

describe.runIf(hasDatabase())('private broadcast (adds a policy and sends by SQL)', () => {
  const room = `contract-${randomUUID()}`;
  const clients: SupabaseClient[] = [];
  const channels: RealtimeChannel[] = [];
  let ana: SupabaseClient;
  let ben: SupabaseClient;
  let topic: string;
  const send = (to: string, text: string, isPrivate = true) =>
    asMigration(`select realtime.send('{"text": "${text}"}', 'said', '${to}', ${isPrivate})`);
  const known = (client: SupabaseClient): SupabaseClient => {
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    const [first, second] = [await existingUser(), await existingUser()];
    topic = `${room}:${first.id}`;
    await asMigration(`
      create policy "${room}" on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = '${room}:' || (select auth.uid()))`);
    ana = known(await signedIn(first.email));
    ben = known(await signedIn(second.email));
  });

  afterAll(async () => {
    for (const channel of channels) await channel.unsubscribe();
    for (const client of clients) await client.realtime.disconnect();
  });

  test('reaches the permitted once it is committed, and nobody else', async () => {
    const own = listen(ana, topic);
    channels.push(own.channel);
    expect(await own.joined).toMatchObject({ status: 'SUBSCRIBED' });
    const bens = listen(ben, topic);
    const strangers = listen(known(browser()), topic);
    for (const refused of [bens, strangers]) {
      const { status, reason } = await refused.joined;
      expect(status).toBe('CHANNEL_ERROR');
      expect(reason).toContain('You do not have permissions');
      await refused.channel.unsubscribe();
    }
    await asMigration(`do $$ begin
      perform realtime.send('{"text": "undone"}', 'said', '${topic}', true);
      raise exception 'undone'; end $$`).catch(() => {});
    await send(topic, 'public', false);
    await send(`${topic}0`, 'another topic');
    await send(topic, 'hello');
    await vi.waitFor(() => expect(own.heard).toEqual([{ event: 'said', payload: { text: 'hello' } }]), 5000);
    expect([...bens.heard, ...strangers.heard]).toEqual([]);
  });

  test('public channels are refused', async () => {
    const open = listen(ana, `${topic}-open`, false);
    expect(await open.joined).toMatchObject({
      status: 'CHANNEL_ERROR',
      reason: expect.stringContaining('PrivateOnly'),
    });
    await open.channel.unsubscribe();
  });

  test('a subscription ends with its token, unless the token is renewed', async () => {
    const { data } = await ana.auth.getUser();
    const token = (seconds: number) =>
      new SignJWT({ role: 'authenticated', sub: data.user?.id ?? '' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(new TextEncoder().encode(localJwtSecret));
    const lasting = await converse();
    const ending = await converse();
    for (const talk of [lasting, ending]) {
      talk.say('1', 'phx_join', { config: { private: true }, access_token: await token(2) });
      expect(await talk.hear('phx_reply')).toMatchObject({ status: 'ok' });
    }
    lasting.say('2', 'access_token', { access_token: await token(60) });
    expect(await ending.hear('system')).toMatchObject({ message: 'Token has expired' });
    await ending.hear('phx_close');
    await send(topic, 'still here');
    expect(await lasting.hear('broadcast')).toMatchObject({ event: 'said', payload: { text: 'still here' } });
    lasting.say('3', 'access_token', { access_token: await token(-10) });
    await lasting.hear('phx_close');
    for (const talk of [lasting, ending]) talk.close();
  });

  test('heartbeats are answered, and nonsense ends the conversation alone', async () => {
    const talk = await converse();
    talk.say('1', 'heartbeat', {}, 'phoenix');
    expect(await talk.hear('phx_reply')).toMatchObject({ status: 'ok' });
    talk.say('2', 'phx_join', { config: { private: true }, access_token: 'a.b.c' });
    expect(await talk.hear('phx_reply')).toMatchObject({ status: 'error' });
    talk.raw('{nonsense');
    expect(await talk.closed).toBe(1007);
  });

  test('a socket takes an API key', async () => {
    const url = `${inject('backend').apiUrl.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=wrong`;
    const failed = await new Promise<string>((resolve) => new ws(url).once('error', ({ message }) => resolve(message)));
    expect(failed).toContain('401');
  });

  /** The bare protocol, for what supabase-js would not do. */
  async function converse() {
    const { apiUrl, anonKey } = inject('backend');
    const socket = new ws(`${apiUrl.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${anonKey}`);
    const frames: [unknown, unknown, string, string, unknown][] = [];
    socket.on('message', (data) => frames.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    return {
      closed,
      close: () => socket.close(),
      raw: (text: string) => socket.send(text),
      say: (ref: string, event: string, payload: object, to = `realtime:${topic}`) =>
        socket.send(JSON.stringify(['1', ref, to, event, payload])),
      /** Takes the next frame of this event. */
      hear: (event: string) =>
        vi.waitFor(() => {
          const index = frames.findIndex((frame) => frame[3] === event);
          expect(index, `waiting for ${event}`).toBeGreaterThanOrEqual(0);
          return frames.splice(index, 1)[0]?.[4];
        }, 5000),
    };
  }
});
