import type { z } from 'zod';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/** What a function refuses: the status and a body `{error: {code, message, hint, details}}`, as the database's errors. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly hint = '',
    readonly details: string | null = null,
  ) {
    super(message);
  }
}

export const answer = (body: object, status = 200): Response => Response.json(body, { status, headers: cors });

function refuse({ status, code, message, hint, details }: Refusal): Response {
  return answer({ error: { code, message, hint, details } }, status);
}

/** The body as the schema reads it. @throws Refusal 400 for what is no JSON, 422 naming the field that is wrong. */
export const readBody = async <T>(request: Request, schema: z.ZodType<T>): Promise<T> =>
  readText(await request.text(), schema);

/** The same for a body that was read already. */
export function readText<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not valid JSON.', 'Send a JSON object.');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'body';
  const details = JSON.stringify({ code: 'invalid', field });
  throw new Refusal(422, 'invalid', `${field}: ${issue?.message ?? 'is not as expected'}`, 'Mend this field.', details);
}

/** Answers the browser's preflight and turns every failure into a body that says what went wrong. */
export function serveFunction(work: (request: Request) => Promise<Response>): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return refuse(new Refusal(405, 'method_not_allowed', 'Only POST is answered here.'));
    try {
      return await work(request);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      console.error(error instanceof Error ? error.message : 'unknown failure');
      return refuse(new Refusal(500, 'internal', 'Something went wrong.', 'Try again in a moment.'));
    }
  });
}
