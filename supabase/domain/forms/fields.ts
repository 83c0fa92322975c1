import { z } from 'zod';
import { plainText } from './text.ts';

/**
 * Every message here is a key of `formErrors` (see `../messages`), never a sentence: the reader's language resolves it.
 * An empty field and an ill-shaped one have different keys, since the specification gives them different texts.
 */
export const required = (key: string, max = 200) =>
  z.string(key).overwrite(plainText).trim().min(1, key).max(max, 'error.too_long');

export const email = (emptyKey: string, shapeKey: string) =>
  z
    .string(emptyKey)
    .overwrite(plainText)
    .trim()
    .min(1, emptyKey)
    .max(254, shapeKey)
    .check((context) => {
      if (context.value === '' || z.email().safeParse(context.value).success) return;
      context.issues.push({ code: 'custom', input: context.value, message: shapeKey });
    });

export const optionalPhone = z.string().overwrite(plainText).trim().max(40, 'error.too_long').optional();

export const consent = (key: string) => z.boolean(key).refine((given) => given, key);

/** Optional: the box may be left alone. */
export const marketing = z.boolean().default(false);

/** A field that people don't see and robots fill in; anything in it makes the form invalid. */
export const honeypot = z.string().max(0, 'error.not_empty').default('');
