/** Shown where the configuration names no number, or can't be read. */
export const defaultSupportPhone = '+34 900 000 000';

const environments = ['production', 'staging', 'development', 'test'] as const;

/** What an installation decides: read when the page starts, so that one build serves every environment. */
export interface Configuration {
  environment: (typeof environments)[number];
  /** Origin of the Supabase project. */
  apiUrl: string;
  /** Its public (anonymous) key. */
  anonKey: string;
  /** Origin of the site as the outside knows it; without it, where the page was loaded from. */
  siteUrl?: string | undefined;
  /** The number for urgent help, in international form. */
  supportPhone: string;
}

const isSite = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** Checked by hand, for every visit pays for the first script: a schema's library would weigh a hundred times as much. */
const isGood: { [Setting in keyof Configuration]-?: (value: unknown) => boolean } = {
  environment: (value) => environments.some((known) => known === value),
  apiUrl: isSite,
  anonKey: (value) => typeof value === 'string' && value !== '',
  siteUrl: (value) => value === undefined || isSite(value),
  supportPhone: (value) => typeof value === 'string',
};

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

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Checks what was found; every problem names the setting and the place. */
export function checkConfiguration(given: unknown, place: string): ConfigurationState {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return {
      status: 'broken',
      problems: [{ kind: 'unreadable', place, detail: 'not an object' }],
      present: { apiUrl: false, anonKey: false },
    };
  const {
    environment = 'production',
    apiUrl,
    anonKey,
    siteUrl,
    supportPhone = defaultSupportPhone,
  } = given as Record<string, unknown>;
  const settings: Record<string, unknown> = {
    environment,
    apiUrl: trimmed(apiUrl),
    anonKey,
    siteUrl: trimmed(siteUrl),
    supportPhone,
  };
  const problems = Object.entries(isGood)
    .filter(([setting, good]) => !good(settings[setting]))
    .map(([setting]): ConfigurationProblem => {
      const kind = [undefined, null, ''].includes(settings[setting] as string) ? 'missing' : 'invalid';
      return { kind, setting, place };
    });
  if (problems.length === 0) return { status: 'ready', configuration: settings as unknown as Configuration };
  return {
    status: 'broken',
    problems,
    present: { apiUrl: isFilled(apiUrl), anonKey: isFilled(anonKey) },
  };
}
