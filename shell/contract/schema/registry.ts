import * as z from 'zod/mini';
import { descriptionSchema } from './published.ts';

/** A published version and the folder it lies in (absolute, with a slash at the end). */
export const releaseSchema = z.extend(descriptionSchema, {
  base: z.string().check(z.regex(/^https?:\/\/[^\s?#]+\/$/)),
});
export type RemoteRelease = z.infer<typeof releaseSchema>;

/** `registry.json`, and the copy of it that each page carries: the versions that the page was composed with. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Number of the composition, rising by one. */
  release: z.number(),
  composedAt: z.string(),
  remotes: z.record(z.string(), z.object({ current: releaseSchema, previous: z.optional(releaseSchema) })),
});
export type Registry = z.infer<typeof registrySchema>;
export type RegistryEntry = Registry['remotes'][string];
