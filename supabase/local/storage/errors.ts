import postgres from 'postgres';

/** An answer in storage's own form: `statusCode` in the body is what counts, the HTTP status is mostly 400. */
export class StorageError extends Error {
  readonly status: number;
  readonly statusCode: number;
  readonly error: string;
  readonly code: string;

  constructor(statusCode: number, error: string, code: string, message: string, status = 400) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.statusCode = statusCode;
    this.error = error;
    this.code = code;
  }

  toResponse(): Response {
    const { statusCode, error, code, message, status } = this;
    return Response.json({ statusCode: String(statusCode), error, code, message }, { status });
  }
}

export const objectNotFound = () => new StorageError(404, 'not_found', 'NoSuchKey', 'Object not found');
export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'NoSuchBucket', 'Bucket not found');
export const invalidRequest = (message: string) => new StorageError(400, 'Invalid Request', 'InvalidRequest', message);
export const invalidKey = (key: string) => new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`);
export const tooLarge = () =>
  new StorageError(413, 'Payload too large', 'EntityTooLarge', 'The object exceeded the maximum allowed size');
export const invalidSignature = (message = 'Invalid signature') =>
  new StorageError(400, 'InvalidJWT', 'InvalidJWT', message);

/** What a refusal of the database means to a caller; null for a fault of ours. */
export function fromDatabase(error: unknown): StorageError | null {
  if (!(error instanceof postgres.PostgresError)) return null;
  if (error.code === '42501') {
    const hidden = error.message.includes('row-level security');
    const message = hidden ? 'new row violates row-level security policy' : error.message;
    return new StorageError(403, 'Unauthorized', 'AccessDenied', message);
  }
  if (error.code === '23505') {
    return new StorageError(409, 'Duplicate', 'ResourceAlreadyExists', 'The resource already exists');
  }
  if (error.code === '23503') return bucketNotFound();
  // A value that a policy could not read, such as a folder that is no UUID; or text that Postgres cannot keep.
  if (error.code.startsWith('22')) return new StorageError(400, 'DatabaseError', 'DatabaseError', error.message);
  return null;
}
