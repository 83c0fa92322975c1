import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Bucket, Condition } from './bucket.ts';
import type { Stored } from './stored.ts';

export interface S3Options {
  /** The bucket's own address, by path or by host: `https://s3.eu-west-1.amazonaws.com/bucket`, `https://bucket.example`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  region?: string | undefined;
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const field = (xml: string, name: string): string =>
  unescaped(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');

const objectsIn = (xml: string): Stored[] =>
  [...xml.matchAll(/<Contents>[\s\S]*?<\/Contents>/g)].map(([item]) => ({
    path: field(item, 'Key'),
    bytes: Number(field(item, 'Size')),
    modified: Date.parse(field(item, 'LastModified')),
  }));

const headerOf = (condition: Condition | undefined): Record<string, string> => {
  if (!condition) return {};
  return condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.tag };
};

/** A bucket behind the S3 protocol. Every request is signed, its content included. */
export function openS3({ url, region = 'us-east-1', ...credentials }: S3Options): Bucket {
  const base = url.replace(/\/+$/, '');
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
    retries: 4,
  });

  const call = async (method: string, address: string, headers: Record<string, string> = {}, body?: Buffer) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    try {
      return await client.fetch(address, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        ...(body && { body: new Uint8Array(body) }),
      });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new Error(`${base} can't be reached (${cause}): look at --bucket and the network`);
    }
  };
  const place = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const refused = async (what: string, response: Response) => {
    const text = await response.text();
    const said = [field(text, 'Code'), field(text, 'Message')].filter(Boolean).join(': ');
    const wayOut =
      response.status === 403
        ? 'look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and what that key may do'
        : 'look at --bucket, and try again';
    return new Error(`${base} answered ${response.status} to ${what} (${said || 'no reason given'}): ${wayOut}`);
  };

  return {
    name: base,
    read: async (key) => {
      const response = await call('GET', place(key));
      if (response.status === 404) return undefined;
      if (!response.ok) throw await refused(`reading ${key}`, response);
      return { body: Buffer.from(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
    },
    list: async (prefix) => {
      const found: Stored[] = [];
      let token = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
        const response = await call('GET', `${base}/?${query}`);
        if (!response.ok) throw await refused(`listing ${prefix || 'everything'}`, response);
        const xml = await response.text();
        found.push(...objectsIn(xml));
        token = field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : '';
      } while (token);
      return found;
    },
    write: async (key, body, headers, condition) => {
      const response = await call('PUT', place(key), { ...headers, ...headerOf(condition) }, body);
      // 409: another conditional write of this object was under way.
      if (condition && (response.status === 412 || response.status === 409)) return false;
      if (!response.ok) throw await refused(`writing ${key}`, response);
      await response.arrayBuffer();
      return true;
    },
    remove: async (key) => {
      const response = await call('DELETE', place(key));
      if (!response.ok && response.status !== 404) throw await refused(`removing ${key}`, response);
      await response.arrayBuffer();
    },
  };
}
