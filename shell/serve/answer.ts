import type { IncomingMessage, ServerResponse } from 'node:http';
import { typeOf } from './content-types.ts';
import { packed } from './packed.ts';

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status }: { file: string; status: number },
  headers: Record<string, string>,
): Promise<void> {
  const { etag, plain, brotli } = await packed(file);
  const compressed = brotli && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? brotli : undefined;
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding', 'content-type': typeOf(file) };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  if (compressed) all['content-encoding'] = 'br';
  const body = compressed ?? plain;
  all['content-length'] = String(body.length);
  response.writeHead(status, all).end(request.method === 'HEAD' ? undefined : body);
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string>,
): void {
  response
    .writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .end(`${text}\n`);
}
