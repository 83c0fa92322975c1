import type { Service } from '../service.ts';
import { isTooDeep, maxJsonDepth } from './json-depth.ts';
import { Refusal } from './refusal.ts';

const defaultLimit = 1024 * 1024;

/** Thrown into a read that has gone past the service's limit; whoever reads lets it through. */
export class BodyTooLargeError extends Refusal {
  override name = 'BodyTooLargeError';
  constructor(limit: number) {
    super(413, 'too_large', `The body is larger than ${limit} bytes.`, 'Send less at once.');
  }
}

/** The same request with a body that is known to be within the limits, with or without a Content-Length. */
export async function limitBody(request: Request, service: Service): Promise<Request> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return request;
  const limit = service.maxBody ?? defaultLimit;
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError(limit);
  const counted = request.body.pipeThrough(counter(limit));
  if (service.streams) {
    // A streamed body needs `duplex`, which the DOM's types do not know yet.
    const init: RequestInit & { duplex: 'half' } = { ...head(request), body: counted, duplex: 'half' };
    return new Request(request.url, init);
  }
  const bytes = new Uint8Array(await new Response(counted).arrayBuffer());
  checkText(bytes);
  return new Request(request.url, { ...head(request), body: bytes });
}

/** The server's requests are stand-ins that Node 20 cannot copy; what counts of them is copied by hand. */
const head = ({ method, headers }: Request): RequestInit => ({ method, headers: new Headers(headers) });

function counter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new BodyTooLargeError(limit));
      else controller.enqueue(chunk);
    },
  });
}

/** Everything but files is text, and what reads as JSON is read as JSON, whatever the content type says. */
function checkText(bytes: Uint8Array): void {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'PGRST102', 'The body is not UTF-8.');
  }
  if (text.includes('\0')) throw new Refusal(400, 'PGRST102', 'The body contains a NUL byte.');
  if (isTooDeep(text)) {
    throw new Refusal(400, 'PGRST102', `The JSON is nested deeper than ${maxJsonDepth} levels.`);
  }
}
