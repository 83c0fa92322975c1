import type { Service } from '../service.ts';
import { isTooDeep, maxJsonDepth } from './json-depth.ts';
import { Refusal } from './refusal.ts';

const defaultLimit = 1024 * 1024;
/** How much is read past the limit before the connection is cut. */
const patience = 64 * 1024 * 1024;

/** Thrown into a read that has gone past the service's limit; whoever reads lets it through. */
class BodyTooLargeError extends Refusal {
  override name = 'BodyTooLargeError';
  constructor(limit: number) {
    super(413, 'too_large', `The body is larger than ${limit} bytes.`, 'Send less at once.');
  }
}

/** The same request with a body that is known to be within the limits, with or without a Content-Length. */
export async function limitBody(request: Request, service: Service): Promise<Request> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return request;
  const counted = request.body.pipeThrough(counter(service.maxBody ?? defaultLimit));
  if (service.streams) {
    // A streamed body needs `duplex`, which the DOM's types do not know yet.
    const init: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' };
    return new Request(request, init);
  }
  const bytes = new Uint8Array(await new Response(counted).arrayBuffer());
  checkText(bytes);
  return new Request(request, { body: bytes });
}

/**
 * Passes on what is within the limit. What goes beyond is read and forgotten before the read fails: a client that is
 * cut off in the middle of sending would see a broken connection instead of the answer.
 */
function counter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen <= limit) controller.enqueue(chunk);
      else if (seen > limit + patience) controller.error(new BodyTooLargeError(limit));
    },
    flush(controller) {
      if (seen > limit) controller.error(new BodyTooLargeError(limit));
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
