import { z } from 'zod';
import { AuthError } from './errors.ts';

const largestInBytes = 64 * 1024;

/** A metadata object: any JSON object that a client may keep with its user. */
export const metadata = z.record(z.string(), z.unknown());

export const emailAddress = z
  .string()
  .max(255)
  .transform((email) => email.trim().toLowerCase())
  .refine((email) => /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]+$/.test(email));

/** What clients send with each request that makes a mail. */
export const challenge = {
  code_challenge: z
    .string()
    .max(256)
    .nullish()
    .transform((value) => value ?? undefined),
  code_challenge_method: z
    .string()
    .max(16)
    .nullish()
    .transform((value) => value ?? undefined),
};

/**
 * Reads a request's JSON object by its schema.
 * @throws AuthError 400 `bad_json` or `validation_failed`, 413 `request_too_large`
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const text = await request.text();
  if (text.length > largestInBytes) throw new AuthError(413, 'request_too_large', 'Request body is too large');
  const parsed = schema.safeParse(parseJson(text === '' ? '{}' : text));
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  const message =
    path === 'email' || path === 'new_email'
      ? 'Unable to validate email address: invalid format'
      : `Invalid value for ${path || 'the body'}: ${parsed.error.issues[0]?.message ?? 'unreadable'}`;
  throw new AuthError(400, 'validation_failed', message);
}

function parseJson(text: string): unknown {
  // Postgres keeps no NUL in text or jsonb.
  if (/\\u0000|\0/.test(text)) throw new AuthError(400, 'validation_failed', 'NUL characters are not allowed');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through to the answer for everything that is no JSON object.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}
