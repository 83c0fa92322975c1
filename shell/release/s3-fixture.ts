import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The key that the test server knows. */
export const s3Key = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

export interface StoredTestObject {
  body: Buffer;
  headers: Record<string, string>;
  modified: Date;
}

export interface TestS3 {
  url: string;
  objects: Map<string, StoredTestObject>;
  /** Called around each write that is allowed, before it happens and after. */
  onWrite?: (key: string, moment: 'before' | 'after') => void;
  /** Asked before each request is answered; what it gives is awaited first, so that others can act meanwhile. */
  hold?: (method: string, key: string) => Promise<unknown> | undefined;
  close(): Promise<void>;
}

const sha = (text: Buffer | string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const strictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that the request must have, worked out from the specification of version 4 and not by the client's library. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match) return false;
  const [, id, day = '', region = '', names = '', signature] = match;
  const hash = String(request.headers['x-amz-content-sha256']);
  if (id !== s3Key.accessKeyId || hash !== sha(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${s3Key.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Few to a page, so that clients must follow. */
const PAGE = 7;

function listing(objects: TestS3['objects'], { searchParams }: URL): string {
  const after = searchParams.get('continuation-token') ?? '';
  const all = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).sort();
  const rest = all.filter((key) => key > after);
  const page = rest.slice(0, PAGE);
  const items = page.map((key) => {
    const { body, modified } = objects.get(key) as StoredTestObject;
    return `<Contents><Key>${xml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${items.join('')}${token}</ListBucketResult>`;
}

const refusal = (code: string, message: string) => `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/** Just so much of S3 as publishing uses, with signatures verified and conditional writes obeyed. */
export async function startTestS3(objects: TestS3['objects'] = new Map()): Promise<TestS3> {
  const s3: TestS3 = { url: '', objects, close: async () => {} };
  const answer = (
    request: IncomingMessage,
    body: Buffer,
  ): { status: number; headers?: object; content?: Buffer | string } => {
    const url = new URL(request.url ?? '/', 'http://s3');
    if (!isSigned(request, url, body))
      return { status: 403, content: refusal('SignatureDoesNotMatch', 'the signature is another') };
    const key = decodeURIComponent(url.pathname.slice('/bucket/'.length));
    const known = objects.get(key);
    if (request.method === 'GET' && !key) return { status: 200, content: listing(objects, url) };
    if (request.method === 'GET')
      return known
        ? { status: 200, headers: { ...known.headers, etag: tagOf(known.body) }, content: known.body }
        : { status: 404, content: refusal('NoSuchKey', 'there is no such key') };
    const { 'if-none-match': absent, 'if-match': tag } = request.headers;
    if ((absent === '*' && known) || (tag && (!known || tagOf(known.body) !== tag)))
      return { status: 412, content: refusal('PreconditionFailed', 'the condition does not hold') };
    s3.onWrite?.(key, 'before');
    if (request.method === 'DELETE') objects.delete(key);
    else {
      const kept = ['content-type', 'content-encoding', 'cache-control'].flatMap((name) => {
        const value = request.headers[name];
        return value ? [[name, String(value)]] : [];
      });
      objects.set(key, { body, headers: Object.fromEntries(kept), modified: new Date() });
    }
    s3.onWrite?.(key, 'after');
    return { status: request.method === 'DELETE' ? 204 : 200, headers: { etag: tagOf(body) } };
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part as Buffer);
      await s3.hold?.(request.method ?? '', request.url ?? '');
      const { status, headers = {}, content } = answer(request, Buffer.concat(parts));
      response.writeHead(status, { ...headers }).end(content);
    } catch {
      response.destroy();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  s3.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  s3.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return s3;
}
