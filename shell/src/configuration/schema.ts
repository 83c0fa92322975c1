import * as z from 'zod/mini';

/** Shown where the configuration names no number, or can't be read. */
export const defaultSupportPhone = '+34 900 000 000';

/** What an installation decides: read when the page starts, so that one build serves every environment. */
export const configurationSchema = z.object({
  environment: z._default(z.enum(['production', 'staging', 'development', 'test']), 'production'),
  /** Origin of the Supabase project. */
  apiUrl: z.url({ protocol: /^https?$/ }),
  /** Its public (anonymous) key. */
  anonKey: z.string().check(z.minLength(1)),
  /** The number for urgent help, in international form. */
  supportPhone: z._default(z.string(), defaultSupportPhone),
});
export type Configuration = z.infer<typeof configurationSchema>;

export type ConfigurationState =
  | { status: 'ready'; configuration: Configuration }
  /** `present` says which of the two settings were found, for the health page. */
  | { status: 'broken'; problems: string[]; present: { apiUrl: boolean; anonKey: boolean } };

const filled = (given: unknown, name: string): boolean =>
  typeof given === 'object' &&
  given !== null &&
  typeof Reflect.get(given, name) === 'string' &&
  Reflect.get(given, name) !== '';

/** Checks what was found; every problem names the setting, what was found and where. */
export function checkConfiguration(given: unknown, place: string): ConfigurationState {
  const parsed = configurationSchema.safeParse(given);
  if (parsed.success) return { status: 'ready', configuration: parsed.data };
  const problems = parsed.error.issues.map((issue) => {
    const setting = issue.path.join('.') || 'configuration';
    return `${setting}: ${issue.message} (${place})`;
  });
  return {
    status: 'broken',
    problems,
    present: { apiUrl: filled(given, 'apiUrl'), anonKey: filled(given, 'anonKey') },
  };
}
