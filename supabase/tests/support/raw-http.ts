import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { inject } from 'vitest';

export interface RawRequest {
  method?: string;
  /** Sent as it stands: `fetch` would tidy `..` away. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Sent in pieces of 64 kB without a Content-Length. */
  chunked?: boolean;
  /** Where the connection comes from, on this machine: `127.0.0.2` and so on. */
  localAddress?: string;
}

export interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** One request, byte for byte. Resolves with the answer even when the server stops reading before all is sent. */
export function send(request: RawRequest): Promise<RawResponse> {
  const target = new URL(inject('backend').apiUrl);
  const { request: open } = target.protocol === 'https:' ? https : http;
  const headers: Record<string, string> = { apikey: inject('backend').anonKey, ...request.headers };
  for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
  const body = request.body === undefined ? undefined : Buffer.from(request.body);
  if (body !== undefined && !request.chunked) headers['content-length'] = String(body.byteLength);
  return new Promise((resolve, reject) => {
    let answered = false;
    const outgoing = open(
      {
        host: target.hostname,
        port: target.port,
        method: request.method ?? (body === undefined ? 'GET' : 'POST'),
        path: request.path,
        headers,
        localAddress: request.localAddress,
        agent: false,
      },
      (incoming) => {
        answered = true;
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (piece: string) => {
          text += piece;
        });
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text });
          outgoing.destroy();
        });
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', (error) => {
      if (!answered) reject(error);
    });
    if (body !== undefined && request.chunked) {
      for (let start = 0; start < body.byteLength; start += 65_536)
        outgoing.write(body.subarray(start, start + 65_536));
    } else if (body !== undefined) outgoing.write(body);
    outgoing.end();
  });
}

/** Writes bytes to the socket that need not be HTTP, and returns the answer's status; 0 when it just hangs up. */
export function sendBytes(bytes: string): Promise<number> {
  const target = new URL(inject('backend').apiUrl);
  return new Promise((resolve) => {
    const socket = net.connect(Number(target.port), target.hostname, () => socket.write(bytes));
    let text = '';
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      if (text.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
  });
}
