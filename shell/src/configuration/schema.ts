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
  /** Origin of the site as the outside knows it; without it, where the page was loaded from. */
  siteUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** The number for urgent help, in international form. */
  supportPhone: z._default(z.string(), defaultSupportPhone),
});
export type Configuration = z.infer<typeof configurationSchema>;

/** The function that takes forms which are posted without a script. */
export const formAddressOf = ({ apiUrl }: Configuration): string =>
  `${apiUrl.replace(/\/$/, '')}/functions/v1/public-form`;

/** One thing that keeps the site from its backend, for the page and the console to word. */
export type ConfigurationProblem =
  /** `place` is the window-level object or the file. */
  | { kind: 'missing' | 'invalid'; setting: string; place: string }
  /** `detail` is the browser's or the server's own word, in English. */
  | { kind: 'unreadable'; place: string; detail: string };

export type ConfigurationState =
  | { status: 'ready'; configuration: Configuration }
  /** `present` says which of the two settings were found, for the health page. */
  | {
      status: 'broken';
      problems: readonly ConfigurationProblem[];
      present: { apiUrl: boolean; anonKey: boolean };
    };

const valueAt = (given: unknown, setting: PropertyKey): unknown =>
  typeof given === 'object' && given !== null ? Reflect.get(given, setting) : undefined;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Checks what was found; every problem names the setting and the place. */
export function checkConfiguration(given: unknown, place: string): ConfigurationState {
  const parsed = configurationSchema.safeParse(given);
  if (parsed.success) return { status: 'ready', configuration: parsed.data };
  const problems = parsed.error.issues.map(({ path: [setting] }): ConfigurationProblem => {
    if (setting === undefined) return { kind: 'unreadable', place, detail: 'not an object' };
    const kind = [undefined, null, ''].includes(valueAt(given, setting) as string) ? 'missing' : 'invalid';
    return { kind, setting: String(setting), place };
  });
  return {
    status: 'broken',
    problems,
    present: { apiUrl: isFilled(valueAt(given, 'apiUrl')), anonKey: isFilled(valueAt(given, 'anonKey')) },
  };
}
