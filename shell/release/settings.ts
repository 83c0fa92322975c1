import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Layout } from './layout.ts';
import { writeWhole } from './write.ts';

const origin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'an origin without a slash at the end, such as http://127.0.0.1:3002');

export const SETTINGS = 'settings.json';

/** What an installation decides; the builds know nothing of it. */
const settingsSchema = z.object({
  /** Where each remote's folder is served. */
  origins: z.record(z.string(), origin),
  /** The runtime configuration that the pages carry and `/config.json` repeats. */
  config: z.looseObject({
    environment: z.enum(['production', 'staging', 'development', 'test']),
    apiUrl: origin,
    anonKey: z.string().min(1),
    supportPhone: z.string().optional(),
    /** Origin of the site as the outside knows it; without it search engines are told no addresses. */
    siteUrl: origin.optional(),
    /** Pages measure themselves and say so there; without it they carry nothing of monitoring. */
    monitoring: z
      .strictObject({
        /** Of the function `monitoring`, or of whatever takes the same batches. */
        endpoint: z.url({ protocol: /^https?$/ }),
        /** Of all page loads, from 0 to 1. */
        share: z.number().min(0).max(1).default(1),
      })
      .optional(),
  }),
});
export type Settings = z.infer<typeof settingsSchema>;

export function readSettings({ settings }: Layout): Settings {
  if (!existsSync(settings)) throw new Error(`${settings} is missing: call configure with origins and config first`);
  return settingsSchema.parse(JSON.parse(readFileSync(settings, 'utf8')));
}

/** Said of a remote that nobody has named a host for. */
export const noOrigin = (name: string): string =>
  `the site's settings name no origin for ${name}: add origins.${name}, where its folder is served, and configure again`;

/** Those that the live pages were composed with. */
export function liveSettings({ current }: Layout): unknown {
  const file = join(current, SETTINGS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Settings that hold, or an error that says what doesn't. */
export const checkedSettings = (value: unknown): Settings => settingsSchema.parse(value);

/** Keeps settings in a folder: that of all sites, and that of the release which was composed with them. */
export const writeSettings = (folder: string, value: Settings): void =>
  writeWhole(join(folder, SETTINGS), `${JSON.stringify(checkedSettings(value), null, 2)}\n`);
