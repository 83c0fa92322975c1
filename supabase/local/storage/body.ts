import { z } from 'zod';
import { invalidRequest, tooLarge } from './errors.ts';

export interface UploadBody {
  bytes: Uint8Array;
  mimetype: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

const metadataSchema = z.record(z.string(), z.unknown());
const textPlain = 'text/plain;charset=UTF-8';

/**
 * Reads an upload: a bare body, or a form whose first file counts (supabase-js sends File and Blob so).
 * @throws StorageError `Payload too large`, or 400 for a form that cannot be read
 */
export async function readUpload(request: Request, largest: number): Promise<UploadBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) {
    if (bytes.byteLength > largest) throw tooLarge();
    const encoded = request.headers.get('x-metadata');
    return {
      bytes,
      mimetype: mimetypeOf(contentType),
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      userMetadata: encoded === null ? null : parseMetadata(Buffer.from(encoded, 'base64').toString('utf8')),
    };
  }
  return readForm(bytes, contentType, largest);
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string, largest: number): Promise<UploadBody> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw invalidRequest('The multipart body cannot be read');
  });
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw invalidRequest('The multipart body contains no file');
  if (file.size > largest) throw tooLarge();
  const seconds = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimetype: mimetypeOf(file.type || 'application/octet-stream'),
    cacheControl: typeof seconds === 'string' && /^\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    userMetadata: typeof metadata === 'string' ? parseMetadata(metadata) : null,
  };
}

function mimetypeOf(contentType: string): string {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : (textPlain.split(';')[0] ?? '');
}

function parseMetadata(text: string): Record<string, unknown> {
  return parse(text, metadataSchema, 'The metadata');
}

/** Reads a JSON body by its schema. @throws StorageError 400 */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  return parse((await request.text()) || '{}', schema, 'The body');
}

function parse<Schema extends z.ZodType>(text: string, schema: Schema, what: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest(`${what} is not JSON`);
  }
  if (/\\u0000|\0/.test(text)) throw invalidRequest(`${what} contains a NUL character`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw invalidRequest(`${what}: ${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'not as expected'}`);
}
