import { z } from 'zod';

/** A message of the Phoenix protocol, in either direction. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

export type Version = '1' | '2';

const reference = z
  .string()
  .max(64)
  .nullish()
  .transform((value) => value ?? null);
const parts = { joinRef: reference, ref: reference, topic: z.string().max(255), event: z.string().max(64) };
const version1 = z.object({
  join_ref: reference,
  ref: parts.ref,
  topic: parts.topic,
  event: parts.event,
  payload: z.unknown(),
});
const version2 = z.tuple([parts.joinRef, parts.ref, parts.topic, parts.event, z.unknown()]);

/** Version 1 writes objects, version 2 arrays (supabase-js 2.119 speaks 2). Null for what is neither. */
export function decode(text: string, version: Version): Frame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (version === '1') {
    const { success, data } = version1.safeParse(value);
    return success ? { ...data, joinRef: data.join_ref, payload: data.payload } : null;
  }
  const { success, data } = version2.safeParse(value);
  if (!success) return null;
  const [joinRef, ref, topic, event, payload] = data;
  return { joinRef, ref, topic, event, payload };
}

export function encode({ joinRef, ref, topic, event, payload }: Frame, version: Version): string {
  return JSON.stringify(
    version === '1' ? { join_ref: joinRef, ref, topic, event, payload } : [joinRef, ref, topic, event, payload],
  );
}

export const reply = (to: Frame, status: 'ok' | 'error', response: object = {}): Frame => ({
  ...to,
  event: 'phx_reply',
  payload: { status, response },
});
