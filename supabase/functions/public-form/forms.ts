import { z } from 'zod';
import { contactSchema, requestSchema, sosSchema } from '../../domain/forms/index.ts';

// The trap is the database's to judge: what fills it in is answered like everybody and learns nothing.
const trap = { website: z.string().default('') };

/** The forms that a browser may post, with the schemas that the pages check them by. */
const forms = {
  contact: contactSchema.extend(trap),
  sos: sosSchema.extend(trap),
  request: requestSchema.omit({ legs: true }).extend(trap),
} as const;
export type FormName = keyof typeof forms;

export const isFormName = (name: string | null): name is FormName => name !== null && Object.hasOwn(forms, name);

const boxes = ['consent_processing', 'consent_marketing'] as const;

/** What to store, or the name of the first field that is wrong. */
export type Read =
  | { readonly kind: 'fine'; readonly payload: Record<string, unknown> }
  | { readonly kind: 'wrong'; readonly field: string };

/** Reads posted fields: a box that is not ticked is not posted at all; an optional text left blank is as good as absent. */
export function readForm(name: FormName, fields: URLSearchParams): Read {
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
  const ticked = Object.fromEntries(boxes.map((box) => [box, fields.has(box)]));
  const result = forms[name].safeParse({ ...given, ...ticked });
  if (result.success) return { kind: 'fine', payload: result.data };
  return { kind: 'wrong', field: String(result.error.issues[0]?.path[0] ?? '') };
}
