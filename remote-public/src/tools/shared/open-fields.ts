import type { z } from 'zod';

/** A field of a tool's form that its schema refuses, and the key of the sentence that says why. */
export interface OpenField {
  readonly field: string;
  readonly message: string;
}

/** What a link leaves open, judged as if its form had been sent: a field once, with the first thing that is wrong with it. */
export function openFieldsOf(schema: z.ZodType, values: unknown): OpenField[] {
  const fields = new Map<string, string>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path.join('.');
    if (!fields.has(field)) fields.set(field, message);
  }
  return [...fields].map(([field, message]) => ({ field, message }));
}
