import type { PostgresType } from 'postgres';

/** `2026-01-02 03:04:05+00` as PostgREST writes it: `2026-01-02T03:04:05+00:00`. */
function isoInstant(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/**
 * @supabase/lite hands over JSON values that it has already turned into text; encoding them again would store a JSON
 * string. (So a top-level JSON string that itself reads as JSON is stored as what it reads as: store objects.)
 */
function jsonText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
}

const asIs = (value: string): string => value;

/** Replaces lite's types where its wire format differs from PostgREST's. */
export const wireTypes: Record<string, PostgresType> = {
  json: { to: 114, from: [114], serialize: jsonText, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: JSON.parse },
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: isoInstant },
  timestamp: { to: 1114, from: [1114], serialize: asIs, parse: (text: string) => text.replace(' ', 'T') },
};
