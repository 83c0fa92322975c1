import type { IncomingMessage, ServerResponse } from 'node:http';
import { accepts } from './accepts.ts';
import { typeOf } from './content-types.ts';
import { dictionaryHeaders, difference, remember } from './dictionaries.ts';
import { packed } from './packed.ts';

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status }: { file: string; status: number },
  headers: Record<string, string>,
): Promise<void> {
  const { etag, plain, brotli } = await packed(file);
  const asked = request.headers;
  const shared = status === 200 ? dictionaryHeaders(file, headers, asked) : {};
  const all: Record<string, string> = {
    ...headers,
    etag,
    vary: 'accept-encoding',
    'content-type': typeOf(file),
    ...shared,
  };
  const isDictionary = 'use-as-dictionary' in shared;
  if (isDictionary) remember(plain);
  if (asked['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const differing = isDictionary ? await difference(plain, asked) : undefined;
  const compressed = brotli && accepts(asked, 'br') ? brotli : undefined;
  const body = differing ?? compressed ?? plain;
  if (body !== plain) all['content-encoding'] = differing ? 'dcz' : 'br';
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
