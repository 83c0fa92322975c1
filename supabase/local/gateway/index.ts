import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Keys } from '../keys.ts';
import type { Call, Claims, Service } from '../service.ts';
import { checkHost, checkTarget, clientAddressOf } from './address.ts';
import { limitBody } from './body.ts';
import { finish, preflight } from './headers.ts';
import { Refusal } from './refusal.ts';
import { apiKeyOf, bearerOf, verifyToken } from './tokens.ts';

export interface GatewayOptions extends Keys {
  port: number;
  jwtSecret: string;
  services: readonly Service[];
}

export interface Gateway {
  port: number;
  close(): Promise<void>;
}

/** The one port that everything is reached through, on the loopback address only. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const listener = getRequestListener(
    async (received, { incoming }) => {
      // The server speaks HTTP/1 alone; the listener's type allows for both.
      const clientAddress = clientAddressOf(incoming as IncomingMessage);
      const request = wholeRequest(received, clientAddress);
      const response = await answer(request, clientAddress, options);
      return finish(response, new URL(request.url).pathname);
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => {
    try {
      checkHost(incoming);
      checkTarget(incoming.url ?? '/');
    } catch (error) {
      // Refused before a Request is made of it: some of these targets can't be parsed.
      void sendEarly(error, incoming, outgoing);
      return;
    }
    void listener(incoming, outgoing);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  server.on('upgrade', (incoming, socket) => {
    socket.on('error', () => {});
    const service = serviceFor(options.services, (incoming.url ?? '').split('?')[0] ?? '');
    if (service?.attach === undefined) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  await listen(server, options.port);
  for (const service of options.services) service.attach?.(server);
  return { port: options.port, close: () => closeServer(server) };
}

/**
 * The request as services get it. The listener's own is a light stand-in that the platform's constructors don't accept.
 * Where it comes from is the socket's word alone: functions and policies believe these headers, which on hosted
 * Supabase only its own edge can write.
 */
function wholeRequest({ url, method, headers: received, body }: Request, clientAddress: string): Request {
  const headers = new Headers(received);
  for (const name of ['forwarded', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip']) headers.delete(name);
  headers.set('x-forwarded-for', clientAddress);
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}

async function answer(raw: Request, clientAddress: string, options: GatewayOptions): Promise<Response> {
  const { pathname } = new URL(raw.url);
  try {
    const service = serviceFor(options.services, pathname);
    if (service === undefined) throw new Refusal(404, 'not_found', `Nothing is served at ${pathname}.`);
    if (raw.method === 'OPTIONS' && !service.answersOptions) return preflight(raw);
    const call = await identify(raw, clientAddress, service, options);
    const request = await limitBody(raw, service);
    const response = await service.fetch(request, call);
    if (response.status >= 500) console.error(`${raw.method} ${pathname} answered ${response.status}`);
    return response;
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    // The name alone: a message may quote what a person wrote.
    console.error(`${raw.method} ${pathname} failed: ${error instanceof Error ? error.name : typeof error}`);
    if (process.env.KINDWING_DEBUG) console.error(error);
    return new Refusal(500, 'internal', 'The backend failed; its console says more.').toResponse();
  }
}

async function identify(
  request: Request,
  clientAddress: string,
  service: Service,
  { jwtSecret, anonKey, serviceKey }: GatewayOptions,
): Promise<Call> {
  const open = service.isOpen?.(request) ?? false;
  const apiKey = apiKeyOf(request);
  if (!open && apiKey === undefined) {
    throw new Refusal(401, 'no_api_key', 'No API key found in request', 'Send it in the header `apikey`.');
  }
  if (!open && apiKey !== anonKey && apiKey !== serviceKey) {
    throw new Refusal(401, 'invalid_api_key', 'Invalid API key', 'Use the anon key that the start has printed.');
  }
  const anonymous: Call = { claims: { role: 'anon' } satisfies Claims, token: anonKey, clientAddress };
  try {
    const token = bearerOf(request.headers) ?? (open ? anonKey : apiKey) ?? anonKey;
    return { claims: await verifyToken(token, jwtSecret), token, clientAddress };
  } catch (error) {
    if (open) return anonymous;
    throw error;
  }
}

function serviceFor(services: readonly Service[], pathname: string): Service | undefined {
  return services.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

async function sendEarly(error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const refusal = error instanceof Refusal ? error : new Refusal(400, 'bad_request', 'The request is not readable.');
  const response = finish(refusal.toResponse(), '/');
  drain(incoming);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

/** Reads on and forgets, so that a client still sending gets to see the answer instead of a broken connection. */
function drain(incoming: IncomingMessage): void {
  incoming.on('error', () => {});
  incoming.resume();
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = `Port ${port} is taken by another program. Stop it, or move Kindwing with KINDWING_PORTS=<number>.`;
      reject(error.code === 'EADDRINUSE' ? new Error(busy, { cause: error }) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
