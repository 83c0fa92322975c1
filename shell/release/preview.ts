import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bannerOf } from './banner.ts';
import { composedFiles, placeFiles } from './compose.ts';
import type { Layout } from './layout.ts';
import { readSettings, type Settings } from './settings.ts';
import { versionsSchema } from './versions.ts';

const previewSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  who: z.string(),
  why: z.string(),
  at: z.string(),
  expires: z.string(),
  /** Everything that the preview is made of, which pruning leaves alone. */
  versions: versionsSchema,
});
export type Preview = z.infer<typeof previewSchema>;

const KEPT = 'preview.json';

/** Days for which a preview can be opened. */
export const PREVIEW_DAYS = 7;

const isId = (id: string): boolean => /^[\w-]{22}$/.test(id);

export function refuseInProduction({ config }: Settings): void {
  if (config.environment === 'production')
    throw new Error(
      'previews are not for production: its pages are for everybody. Preview on staging, or on a local start',
    );
}

/** Composes pages with a candidate in place of the live version. Only whoever knows the id is shown them. */
export async function composePreview(
  layout: Layout,
  facts: Omit<Preview, 'id' | 'at' | 'expires'> & { days: number },
): Promise<Preview> {
  const { days, ...rest } = facts;
  const now = Date.now();
  const preview: Preview = {
    ...rest,
    id: randomBytes(16).toString('base64url'),
    at: new Date(now).toISOString(),
    expires: new Date(now + days * 86_400_000).toISOString(),
  };
  const { files } = await composedFiles(layout, readSettings(layout), preview.versions, bannerOf(preview));
  placeFiles(join(layout.previews, preview.id), { ...files, [KEPT]: JSON.stringify(preview) });
  return preview;
}

export const addressOf = (preview: Preview, { config }: Settings): string =>
  `${config.siteUrl ?? ''}/preview/${preview.id}`;

function readPreview(layout: Layout, id: string): Preview | undefined {
  const file = join(layout.previews, id, KEPT);
  return isId(id) && existsSync(file) ? previewSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Those that can still be opened, oldest first. */
export const openPreviews = (layout: Layout): Preview[] =>
  (existsSync(layout.previews) ? readdirSync(layout.previews) : [])
    .flatMap((id) => openPreview(layout, id) ?? [])
    .sort((a, b) => a.at.localeCompare(b.at));

/** A preview that may be shown now: known, not expired, and this is not production. */
export function openPreview(layout: Layout, id: string): Preview | undefined {
  const preview = readPreview(layout, id);
  if (!preview || Date.parse(preview.expires) < Date.now()) return undefined;
  return readSettings(layout).config.environment === 'production' ? undefined : preview;
}
