import * as z from 'zod/mini';
import { languages, roles } from '../src/audience.ts';

const text = z.string().check(z.minLength(1));
const localized = z.object({ en: text, es: text });
const role = z.enum(roles);
const path = z.string().check(z.regex(/^\/(?:[a-z0-9-]+|:[a-zA-Z]+)?(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*$/));
const range = z.string().check(z.regex(/^\^?\d+\.\d+\.\d+$/));
/** A file below the version's folder; nothing that could climb out of it or name another host. */
const asset = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./-]*$/));
const slot = z.string().check(z.regex(/^[a-z][a-z0-9]*\/[A-Z][A-Za-z0-9]*$/));
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/**
 * `remote.json`: the description as the build published it. Unknown members are dropped, so that a newer remote's
 * additions don't break an older shell.
 */
export const descriptionSchema = z.object({
  schema: z.literal(1),
  name: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
  owner: text,
  /** `<package version>-<hash of the content>`; also the name of the version's folder. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,}$/)),
  contract: range,
  mounts: z.array(path).check(z.minLength(1)),
  routes: z.array(
    z.object({
      path,
      covers: z.enum(['exact', 'subtree']),
      roles: z.optional(z.array(role)),
      otherwise: z.optional(z.partialRecord(z.enum([...roles, 'signed-out']), path)),
      title: localized,
    }),
  ),
  menu: z.array(
    z.object({
      area: text,
      path,
      label: localized,
      icon: z.optional(text),
      roles: z.optional(z.array(role)),
      order: z.number(),
      parent: z.optional(path),
    }),
  ),
  slots: z.array(
    z.object({
      name: slot,
      roles: z.optional(z.array(role)),
    }),
  ),
  /** Slots that its pages show: one of them can't be taken away while it is live. Builds from before contract 1.3 don't say. */
  uses: z.optional(z.array(slot)),
  languages: z.array(z.enum(languages)),
  /** Global variable that the entry script fills; different for each version, so that two can live in one page. */
  container: z.string().check(z.regex(/^[a-zA-Z_][a-zA-Z0-9_]*$/)),
  entry: asset,
  /** Scripts that show the first page needs beside the entry, in the order of their use. */
  preload: z.array(asset),
  /** Scripts of each language's messages. */
  messages: z.object({ en: z.array(asset), es: z.array(asset) }),
  /** Entry, `preload` and one language's messages in one script. Builds from before contract 1.4, and local ones, have none. */
  starts: z.optional(z.object({ en: asset, es: asset })),
  /** What a page needs beside `preload`: its own scripts, and the shared faces that the shell downloads when they are asked for. */
  pages: z.optional(z.array(z.object({ path, assets: z.array(asset), faces: z.array(text) }))),
  /** Addresses that are made into HTML when the site is composed. */
  prerender: z.optional(z.array(path)),
  /** The code that makes them: CommonJS for Node, run by the release command alone. */
  server: z.optional(asset),
  /** Ranges of the shared faces; the shell refuses a remote whose ranges it can't meet before running it. */
  shared: z.record(z.string(), range),
  /** Of every asset in remote.json; a registry keeps those of the first files (the entry vouches for the rest). */
  integrity: z.record(asset, integrity),
});
export type PublishedRemote = z.infer<typeof descriptionSchema>;
export type PublishedRoute = PublishedRemote['routes'][number];
export type PublishedMenuEntry = PublishedRemote['menu'][number];
