import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { checkHost } from '../gateway/address.ts';
import { verifyToken } from '../gateway/tokens.ts';
import type { BackendContext, Service } from '../service.ts';
import { hearBroadcasts } from './broadcasts.ts';
import { type Connection, serveSocket } from './connection.ts';
import { mayListen } from './permission.ts';

const socketPath = '/realtime/v1/websocket';
const largestMessage = 64 * 1024;

/**
 * Hosted Supabase's realtime, as far as Kindwing uses it: private broadcasts that the database sends, heard by whom
 * the policies on realtime.messages let read them. Clients can't send, and there are no public channels.
 */
export async function createRealtimeService(context: BackendContext): Promise<Service> {
  const { sql, jwtSecret, anonKey, serviceKey } = context;
  const connections = new Map<WebSocket, Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const broadcasts = await hearBroadcasts(sql, (broadcast) => {
    for (const connection of connections.values()) connection.deliver(broadcast);
  });

  async function upgrade(incoming: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const url = new URL(incoming.url ?? '/', context.apiUrl);
    const key = url.searchParams.get('apikey') ?? incoming.headers.apikey;
    if (url.pathname !== socketPath) return refuse(stream, '404 Not Found');
    if (key !== anonKey && key !== serviceKey) return refuse(stream, '401 Unauthorized');
    checkHost(incoming);
    const keyClaims = await verifyToken(key, jwtSecret);
    const version = url.searchParams.get('vsn')?.startsWith('2') ? '2' : '1';
    sockets.handleUpgrade(incoming, stream, head, (socket) => {
      const connection = serveSocket(socket, version, keyClaims, {
        verify: (token) => verifyToken(token, jwtSecret),
        mayListen: (claims, topic) => mayListen(sql, claims, topic),
      });
      connections.set(socket, connection);
      socket.once('close', () => connections.delete(socket));
    });
  }

  return {
    path: '/realtime/v1',
    async fetch() {
      return Response.json({ message: `Realtime is a WebSocket at ${socketPath}` }, { status: 426 });
    },
    attach(server) {
      server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
        if (!(incoming.url ?? '').startsWith('/realtime/v1/')) return;
        stream.on('error', () => stream.destroy());
        upgrade(incoming, stream, head).catch(() => refuse(stream, '403 Forbidden'));
      });
    },
    async close() {
      await broadcasts.stop();
      for (const socket of connections.keys()) socket.terminate();
      sockets.close();
    },
  };
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
